import { brandKindOf } from './brand-kind.ts';
import { amountOf, campaignHead, textsIn, type CampaignOwner } from './demo-campaign-parts.ts';
import { demoCampaignTexts, type ItemTexts } from './demo-campaign-texts.data.ts';

/**
 * What a site's brand gives beside the welcome: a sportsbook on bets, a house of slots on slots, a
 * casino on everything.
 */
function brandItem({ themeCode }: CampaignOwner) {
  const kind = brandKindOf(themeCode);
  if (kind === 'sportsbook')
    return {
      code: 'match-day',
      texts: demoCampaignTexts.sports,
      wagering: { weights: [], min_odds: '1.5', default_weight_bp: 10_000 },
    };
  if (kind === 'slot')
    return {
      code: 'reels',
      texts: demoCampaignTexts.slots,
      wagering: { weights: [{ category: 'slots', weight_bp: 10_000 }], default_weight_bp: 1_000 },
    };
  return {
    code: 'tables',
    texts: demoCampaignTexts.tables,
    wagering: {
      weights: [
        { category: 'livecasino', weight_bp: 2_000 },
        { category: 'table', weight_bp: 2_000 },
      ],
      default_weight_bp: 10_000,
    },
  };
}

/**
 * The campaign file of a demo site, for a year from `now`; the same brand always offers the same.
 */
export function demoCampaign(site: CampaignOwner, now: Date): string {
  const amount = amountOf(site);
  const spoken = (texts: ItemTexts) => textsIn(site, texts);
  const brand = brandItem(site);
  const budget = { amount: amount(10_000n) };
  return JSON.stringify({
    ...campaignHead(site, 'welcome', now),
    budget: { amount: amount(100_000n), token_worth: '1' },
    items: [
      {
        kind: 'bonus',
        code: 'welcome-match',
        texts: spoken(demoCampaignTexts.match),
        trigger: { on: 'deposit', deposit: { min: amount(1n), numbers: [1, 2, 3] }, opt_in: true },
        grant: { percent: 100, max: amount(50n) },
        wagering: { multiplier_percent: 1_000, base: 'bonus' },
        max_bet: amount(5n),
        expires_hours: 336,
        stacking_group: 'welcome',
        budget: { ...budget, amount: amount(50_000n), per_player: 3 },
      },
      {
        kind: 'bonus',
        code: brand.code,
        texts: spoken(brand.texts),
        trigger: { on: 'claim', opt_in: true },
        grant: { amount: amount(2n) },
        wagering: { multiplier_percent: 500, base: 'bonus', ...brand.wagering },
        max_bet: amount(1n),
        expires_hours: 168,
        budget: { ...budget, per_player: 1 },
      },
      {
        kind: 'tokens',
        code: 'handful-of-tokens',
        texts: spoken(demoCampaignTexts.tokens),
        trigger: { on: 'claim', opt_in: true },
        amount: '30',
        budget: { ...budget, per_player: 1 },
      },
      {
        kind: 'tokens',
        code: 'tokens-by-code',
        texts: spoken(demoCampaignTexts.code),
        trigger: { on: 'code', code: 'WELCOME-2026' },
        amount: '50',
        budget: { ...budget, per_player: 1 },
      },
    ],
  });
}
