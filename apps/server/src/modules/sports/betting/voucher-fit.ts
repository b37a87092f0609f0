import {
  betPayoutMinor,
  lineCount,
  winningLegs,
  type BetShape,
  type BetVoucher,
  type PricedLeg,
} from '@pavilion/sports';
import type { HeldVoucher } from './quote-vouchers.store.ts';

/** A bet as far as a voucher asks for it. */
export interface VoucherBet {
  shape: BetShape;
  legs: readonly PricedLeg[];
  oddsMilli: number;
  sports: readonly string[];
}

/**
 * Why a voucher is not for a bet, whatever its stake, as `voucher_fault` in the database has it;
 * null when it is.
 */
export function voucherFault(voucher: HeldVoucher, bet: VoucherBet, now: Date): string | null {
  const { state, expiresAt, minOddsMilli, maxOddsMilli, sports } = voucher;
  if (state === 'staked' || state === 'used') return 'used';
  if (state === 'over' || expiresAt.getTime() <= now.getTime()) return 'over';
  const isTooLow = minOddsMilli !== null && bet.oddsMilli < minOddsMilli;
  if (isTooLow || (maxOddsMilli !== null && bet.oddsMilli > maxOddsMilli)) return 'odds';
  if (sports.length > 0 && bet.sports.some((sport) => !sports.includes(sport))) return 'sport';
  return bet.shape.type === 'single' ? null : 'betType';
}

/** Whether so much may be staked with it over all lines: of a free bet its amount alone. */
const doesStakeFit = ({ amountMinor, maxStakeMinor }: HeldVoucher, stakeMinor: bigint): boolean =>
  (amountMinor === null || stakeMinor === amountMinor) &&
  (maxStakeMinor === null || stakeMinor <= maxStakeMinor);

/** What a bet with a voucher pays at most, in minor units; null where its stake does not fit. */
export function payoutWithVoucher(
  voucher: HeldVoucher,
  { shape, legs }: VoucherBet,
  unitStakeMinor: bigint | null,
): bigint | null {
  const lines = BigInt(lineCount(shape));
  const unit = unitStakeMinor ?? (voucher.amountMinor && voucher.amountMinor / lines);
  if (unit === null || !doesStakeFit(voucher, unit * lines)) return null;
  return betPayoutMinor(shape, unit, winningLegs(legs), termsOf(voucher));
}

const termsOf = ({ kind, boostPercent, maxExtraMinor }: HeldVoucher): BetVoucher =>
  kind === 'free_bet' ? { kind } : { kind, boostPercent: boostPercent ?? 0, maxExtraMinor };
