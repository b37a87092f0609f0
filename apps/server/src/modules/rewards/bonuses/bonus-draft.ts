import { parseAmount } from '@pavilion/domain/money';
import { oddsMilliOf, type ItemOf } from '@pavilion/rewards/campaign';
import { requiredMinor } from '@pavilion/rewards/bonus';
import type { Site } from '../../../site-directory/index.ts';
import type { ItemOfKind } from '../campaigns/index.ts';
import type { BonusDraft } from './bonus.store.ts';

export interface BonusWish {
  id: string;
  playerId: string;
  grantedMinor: bigint;
  depositId?: string;
  depositMinor?: bigint;
  source: { type: string; id: string };
  now: Date;
}

const hourMs = 60 * 60 * 1000;
const defaultClaimHours = 72;
const defaultEndBelow = '0.10';

/**
 * A bonus as it is offered by the terms of its item, everything that pays and counts written out in
 * minor units.
 */
export function bonusDraft(
  site: Pick<Site, 'id' | 'currency'>,
  item: ItemOfKind<'bonus'>,
  wish: BonusWish,
): BonusDraft {
  const { fields } = item;
  const { wagering } = fields;
  const minor = (amount: string): bigint => parseAmount(amount, site.currency.code) ?? 0n;
  const grant = { grantedMinor: wish.grantedMinor, depositMinor: wish.depositMinor ?? 0n };
  return {
    id: wish.id,
    site_id: site.id,
    player_id: wish.playerId,
    currency: site.currency.code,
    template_code: item.code,
    terms_version: item.termsVersion,
    state: 'offered',
    granted_minor: wish.grantedMinor,
    required_minor: wagering ? requiredMinor(wagering, grant) : 0n,
    spend_order: fields.order ?? 'cash_first',
    counts: wagering?.counts ?? 'all',
    default_weight_bp: wagering?.default_weight_bp ?? 10_000,
    weights: wagering?.weights ?? [],
    not_playable: wagering?.not_playable ?? [],
    min_odds_milli: wagering?.min_odds ? oddsMilliOf(wagering.min_odds) : null,
    max_bet_minor: fields.max_bet ? minor(fields.max_bet) : null,
    max_cash_out_minor: capMinor(fields.max_cash_out ?? null, wish.grantedMinor, minor),
    end_below_minor: minor(fields.end_below ?? defaultEndBelow),
    principal: fields.principal ?? 'stays',
    on_withdrawal: fields.on_withdrawal ?? 'forfeit',
    lasts_hours: fields.expires_hours,
    deposit_id: wish.depositId ?? null,
    deposit_minor: grant.depositMinor,
    source_type: wish.source.type,
    source_id: wish.source.id,
    claim_until: new Date(wish.now.getTime() + (fields.claim_hours ?? defaultClaimHours) * hourMs),
    queued_at: null,
    activated_at: null,
    expires_at: null,
    ended_at: null,
    created_at: wish.now,
  };
}

type Cap = NonNullable<ItemOf<'bonus'>['max_cash_out']>;

function capMinor(
  cap: Cap | null,
  grantedMinor: bigint,
  minor: (amount: string) => bigint,
): bigint | null {
  if (cap === null) return null;
  return 'amount' in cap ? minor(cap.amount) : (grantedMinor * BigInt(cap.percent)) / 100n;
}
