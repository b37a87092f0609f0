import {
  add,
  fraction,
  lineCount,
  returnPerUnit,
  winningLegs,
  type BetShape,
  type Fraction,
  type PricedLeg,
} from '@pavilion/sports';

const linesOf = (shape: BetShape): Fraction => fraction(BigInt(lineCount(shape)), 1n);

/**
 * What a unit can return at most, over all lines, cut to thousandths: the price of a single, the
 * product of a parlay.
 */
export function averageOddsMilli(shape: BetShape, legs: readonly PricedLeg[]): number {
  const { numerator, denominator } = returnPerUnit(shape, winningLegs(legs));
  return Number((1000n * numerator) / (denominator * linesOf(shape).numerator));
}

/**
 * The largest unit stake whose win, not rounded, is at most so much; null when no stake can win
 * that much. As `weigh_slip_bets`.
 */
export function unitThatWins(
  shape: BetShape,
  legs: readonly PricedLeg[],
  winMinor: bigint,
): bigint | null {
  const { numerator } = linesOf(shape);
  const profit = add(returnPerUnit(shape, winningLegs(legs)), fraction(-numerator, 1n));
  return profit.numerator > 0n ? (winMinor * profit.denominator) / profit.numerator : null;
}
