import type { CallResponse } from '@pavilion/contracts';
import type { bonusList } from '@pavilion/contracts/player/rewards/bonus-list.contract';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ShownBonus } from './bonus.store.ts';
import { isFunded } from './offer-bonus.service.ts';

export type BonusView = CallResponse<typeof bonusList>['value'][number];

/** A bonus as its player sees it; `pocketMinor` is what is in the pocket `bonus`. */
export function bonusView(
  row: ShownBonus,
  { pocketMinor, title }: { pocketMinor: bigint; title: string },
): BonusView {
  // A bonus keeps the currency its site had.
  const amount = (minor: bigint): string => formatAmount(minor, row.currency as CurrencyCode);
  const counted = row.counted_minor < row.required_minor ? row.counted_minor : row.required_minor;
  return {
    bonus_id: row.id,
    template_code: row.template_code,
    title,
    state: row.state,
    order: row.spend_order,
    granted: amount(row.granted_minor),
    balance: amount(isFunded(row) ? pocketMinor : 0n),
    open_stakes: { count: row.openCount, bonus: amount(row.openBonusMinor) },
    required: amount(row.required_minor),
    counted: amount(counted),
    remaining: amount(row.required_minor - counted),
    max_bet: row.max_bet_minor === null ? null : amount(row.max_bet_minor),
    max_cash_out: row.max_cash_out_minor === null ? null : amount(row.max_cash_out_minor),
    converted: amount(row.converted_minor),
    expires_at: row.expires_at?.toISOString() ?? row.claim_until?.toISOString() ?? null,
    activated_at: row.activated_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    terms_version: row.terms_version,
    source: { type: row.source_type, id: row.source_id },
  };
}
