import type { RoundRecord } from '../../game-info.ts';
import { minorOf } from './net-of.ts';

/** True while no part of a bet has left. */
export const isWhole = ({ payout, currency }: RoundRecord): boolean =>
  minorOf(payout, currency) === 0n;

/**
 * What leaving with all that is left of a bet pays (minor units) at a multiplier (hundredths). A
 * bet that leaves by itself is never worth more than there; a part that has left was paid its stake
 * × the record's multiplier, rounded down.
 */
export function cashOutWorth(
  bet: RoundRecord,
  standing: bigint,
  leavesAt: bigint | null = null,
): bigint {
  const paid = minorOf(bet.payout, bet.currency);
  const paidAt = BigInt(Math.round(Number(bet.multiplier) * 100));
  const gone = paid === 0n || paidAt === 0n ? 0n : (paid * 100n + paidAt - 1n) / paidAt;
  const left = minorOf(bet.stake, bet.currency) - gone;
  const at = leavesAt !== null && leavesAt < standing ? leavesAt : standing;
  return (left * at) / 100n;
}
