import { audienceRules, type AudienceRule } from '../audience/index.ts';
import type { Campaign, CampaignItem, ItemOf } from '../campaign/campaign-schema.ts';
import type { GameScope } from '../prize.ts';

interface ScopeRow {
  scope: 'category' | 'provider' | 'game';
  ref: string;
}

/**
 * Everything that decides about an item (wire 2), without its version: that is the hash of this.
 */
export interface ItemTerms {
  published_at: string;
  starts_at: string;
  ends_at: string;
  places: string[];
  eligibility: AudienceRule[];
  grant: { kind: string; percent: number | null; max: string | null; amount: string | null };
  wagering: {
    multiplier_percent: number;
    base: 'bonus' | 'bonus_and_deposit';
    counts: 'all' | 'bonus';
    min_odds: string | null;
    default_weight_bp: number;
    weights: Array<ScopeRow & { weight_bp: number }>;
    not_playable: ScopeRow[];
  } | null;
  order: 'cash_first' | 'bonus_first';
  max_bet: string | null;
  max_cash_out: string | null;
  expires_hours: number;
  claim_hours: number | null;
  on_withdrawal: 'keep' | 'forfeit';
  principal: 'stays' | 'goes';
  end_below: string;
  stacking_group: string | null;
  budget: { shown: string | null };
  notified_by: string[];
  cancel: string;
}

const defaultEndBelow = '0.10';

/**
 * The terms of an item as the file states them, its defaults written out. `places` are the
 * countries they were made for.
 */
export function termsOf(
  item: CampaignItem,
  campaign: Campaign,
  { publishedAt, places }: { publishedAt: Date; places: readonly string[] },
): ItemTerms {
  const bonus = item.kind === 'bonus' ? item : null;
  return {
    published_at: publishedAt.toISOString(),
    starts_at: new Date(item.starts_at ?? campaign.starts_at).toISOString(),
    ends_at: new Date(item.ends_at ?? campaign.ends_at).toISOString(),
    places: [...places],
    eligibility: [...triggerRules(item), ...audienceRules(item.audience)],
    grant: grantOf(item),
    wagering: bonus?.wagering ? wageringOf(bonus.wagering) : null,
    order: bonus?.order ?? 'cash_first',
    max_bet: bonus?.max_bet ?? null,
    max_cash_out: bonus?.max_cash_out ? capText(bonus.max_cash_out) : null,
    expires_hours: 'expires_hours' in item ? item.expires_hours : 0,
    claim_hours: 'claim_hours' in item ? (item.claim_hours ?? null) : null,
    on_withdrawal: bonus?.on_withdrawal ?? 'forfeit',
    principal: bonus?.principal ?? 'stays',
    end_below: bonus?.end_below ?? defaultEndBelow,
    stacking_group: item.stacking_group ?? null,
    budget: { shown: item.budget?.amount ?? null },
    notified_by: ['inbox'],
    cancel: 'The player may end it at any time; what that costs is shown before.',
  };
}

/** What must happen for the item to be given. */
function triggerRules(item: CampaignItem): AudienceRule[] {
  if (!('trigger' in item)) return [];
  const { on, deposit, level, opt_in: optIn } = item.trigger;
  const rules: AudienceRule[] = [];
  if (deposit) {
    const { min, numbers, methods } = deposit;
    rules.push({ rule: 'min_deposit', value: min, text: `a deposit of ${min} or more` });
    if (numbers)
      rules.push({
        rule: 'deposit_number',
        value: numbers.join(','),
        text: `the player's deposit number ${numbers.join(', ')}`,
      });
    if (methods)
      rules.push({
        rule: 'deposit_method',
        value: methods.join(','),
        text: `paid by ${methods.join(', ')}`,
      });
  } else if (on === 'deposit') rules.push({ rule: 'deposit', value: 'any', text: 'a deposit' });
  if (on === 'code') rules.push({ rule: 'code', value: 'one', text: 'a code' });
  if (on === 'signup') rules.push({ rule: 'signup', value: 'new', text: 'with the sign-up' });
  if (level !== undefined)
    rules.push({ rule: 'level_reached', value: `${level}`, text: `on reaching level ${level}` });
  if (optIn) rules.push({ rule: 'opt_in', value: 'true', text: 'after opting in' });
  return rules;
}

function grantOf(item: CampaignItem): ItemTerms['grant'] {
  const grant = { kind: item.kind, percent: null, max: null, amount: null };
  if (item.kind === 'bonus') return { ...grant, ...item.grant };
  if (item.kind === 'free_bet' || item.kind === 'tokens') return { ...grant, amount: item.amount };
  if (item.kind === 'odds_boost')
    return { ...grant, percent: item.boost_percent, max: item.max_extra };
  if (item.kind === 'free_rounds') return { ...grant, amount: `${item.rounds}` };
  return grant;
}

type Wagering = NonNullable<ItemOf<'bonus'>['wagering']>;

const wageringOf = (wagering: Wagering): NonNullable<ItemTerms['wagering']> => ({
  multiplier_percent: wagering.multiplier_percent,
  base: wagering.base,
  counts: wagering.counts ?? 'all',
  min_odds: wagering.min_odds ?? null,
  default_weight_bp: wagering.default_weight_bp ?? 10_000,
  weights: (wagering.weights ?? []).map((row) => ({ ...scopeRow(row), weight_bp: row.weight_bp })),
  not_playable: (wagering.not_playable ?? []).map(scopeRow),
});

function scopeRow(scope: GameScope): ScopeRow {
  if ('category' in scope) return { scope: 'category', ref: scope.category };
  if ('game' in scope) return { scope: 'game', ref: `${scope.provider}/${scope.game}` };
  return { scope: 'provider', ref: scope.provider };
}

const capText = (cap: { amount: string } | { percent: number }): string =>
  'amount' in cap ? cap.amount : `${cap.percent}%`;
