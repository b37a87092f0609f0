// chunk: standing
import { divideHalfUp } from '../money/index.ts';
import { assertOddsMilli } from '../odds/index.ts';
import type { SelectionResult } from './settle-selection.ts';

/** What is paid back per unit staked, times 2000, for a price in thousandths (domain rules 2.5). */
const returnPer2000: Record<SelectionResult, (oddsMilli: bigint) => bigint> = {
  won: (oddsMilli) => 2n * oddsMilli,
  'half-won': (oddsMilli) => 1000n + oddsMilli,
  void: () => 2000n,
  'half-lost': () => 1000n,
  lost: () => 0n,
};

/**
 * What a settled single pays back, stake included, in minor units: exact arithmetic and one
 * rounding, half up, at the end (domain rules 2.5). Throws RangeError for a negative stake or a
 * price that is not above 1.000.
 */
export function payoutMinor(
  stakeMinor: bigint,
  oddsMilli: number,
  result: SelectionResult,
): bigint {
  if (stakeMinor < 0n) throw new RangeError(`negative stake: ${stakeMinor}`);
  assertOddsMilli(oddsMilli);
  return divideHalfUp(stakeMinor * returnPer2000[result](BigInt(oddsMilli)), 2000n);
}

/** The most the single can pay back, stake included. */
export function potentialPayoutMinor(stakeMinor: bigint, oddsMilli: number): bigint {
  return payoutMinor(stakeMinor, oddsMilli, 'won');
}

/** What the player gains, or loses when negative. */
export function profitMinor(
  stakeMinor: bigint,
  oddsMilli: number,
  result: SelectionResult,
): bigint {
  return payoutMinor(stakeMinor, oddsMilli, result) - stakeMinor;
}
