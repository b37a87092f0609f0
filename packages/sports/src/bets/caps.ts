import { add, fraction, one, times, type Fraction } from '../engine/fraction.ts';
import { oddsFraction, placeOdds } from './multiplier.ts';
import { betPayoutMinor, returnPerUnit, type LegMultipliers } from './payout.ts';
import type { PlaceTerms } from './racing.ts';
import { lineCount, type BetShape } from './shape.ts';

export interface PricedLeg {
  readonly oddsMilli: number;
  /** Terms of the place part at acceptance; null where the bet is not each way. */
  readonly terms: PlaceTerms | null;
}

/** Multipliers of legs that all win at the terms of acceptance, without deduction. */
export function winningLegs(legs: readonly PricedLeg[]): LegMultipliers[] {
  return legs.map(({ oddsMilli, terms }) => {
    const win = oddsFraction(oddsMilli);
    return { win, place: terms === null ? win : placeOdds(win, terms.fraction) };
  });
}

/** The most a bet can pay, stake included, in minor units: as large as it comes, never cast. */
export function potentialPayoutMinor(
  shape: BetShape,
  unitStakeMinor: bigint,
  legs: readonly PricedLeg[],
): bigint {
  return betPayoutMinor(shape, unitStakeMinor, winningLegs(legs));
}

function combined(legs: readonly PricedLeg[]): Fraction {
  return legs.reduce((product, { oddsMilli }) => times(product, oddsFraction(oddsMilli)), one);
}

/**
 * The odds of a parlay as they are shown: the product, cut to three decimals, `15.272`. Nothing is
 * ever paid by it.
 */
export function shownOdds(legs: readonly PricedLeg[]): string {
  const { numerator, denominator } = combined(legs);
  const milli = (1000n * numerator) / denominator;
  return `${milli / 1000n}.${String(milli % 1000n).padStart(3, '0')}`;
}

/**
 * True when the combined odds are above what the site takes: asked before anything large is
 * computed.
 */
export function isOddsTooHigh(legs: readonly PricedLeg[], maxOddsMilli: bigint): boolean {
  const { numerator, denominator } = combined(legs);
  return 1000n * numerator > maxOddsMilli * denominator;
}

/**
 * The largest unit stake whose potential payout, less the stake, is at most `maxWinMinor`; null
 * when no stake can win that much. Exact: one minor unit more would pass it.
 */
export function maxUnitStakeMinor(
  shape: BetShape,
  legs: readonly PricedLeg[],
  maxWinMinor: bigint,
): bigint | null {
  const lines = fraction(-BigInt(lineCount(shape)), 1n);
  const profit = add(returnPerUnit(shape, winningLegs(legs)), lines);
  if (profit.numerator <= 0n) return null;
  // round(u × return) − u × lines ≤ most, exactly when u × profit < most + ½.
  const top = (2n * maxWinMinor + 1n) * profit.denominator;
  return (top - 1n) / (2n * profit.numerator);
}
