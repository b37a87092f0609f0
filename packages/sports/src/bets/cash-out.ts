import { divideFloor } from '@pavilion/domain/money';
import { add, fraction, half, one, times, type Fraction } from '../engine/fraction.ts';
import { oddsFraction } from './multiplier.ts';
import { returnPerUnit, type LegMultipliers } from './payout.ts';
import type { BetShape } from './shape.ts';

/**
 * How likely each result of an open leg is, in millionths, without margin; what is missing to a
 * million is lost.
 */
export interface ChancesPpm {
  readonly won: number;
  readonly halfWon: number;
  readonly void: number;
  readonly halfLost: number;
}

const ppm = (value: number): Fraction => fraction(BigInt(value), 1_000_000n);

/**
 * What an open leg is worth per unit: e = won·d + half-won·(1 + d)/2 + void + half-lost/2 (wire
 * contract, 9).
 */
export function legValue(odds: Fraction, chances: ChancesPpm): Fraction {
  const halfWon = times(half, add(one, odds));
  return [
    times(ppm(chances.won), odds),
    times(ppm(chances.halfWon), halfWon),
    ppm(chances.void),
    times(ppm(chances.halfLost), half),
  ].reduce(add);
}

/** The value of an open leg to win, at its odds in thousandths. */
export function openLegValue(oddsMilli: number, chances: ChancesPpm): Fraction {
  return legValue(oddsFraction(oddsMilli), chances);
}

/**
 * How much of the remaining unit stake a part in percent takes: all of it for 100, else cut to
 * whole minor units. Null when not at least one minor unit is taken and one left. Throws RangeError
 * for a part that is not 1 to 100.
 */
export function unitTakenMinor(remainingUnitMinor: bigint, partPercent: number): bigint | null {
  if (!Number.isInteger(partPercent) || partPercent < 1 || partPercent > 100) {
    throw new RangeError(`not a part of a bet: ${partPercent} %`);
  }
  if (partPercent === 100) return remainingUnitMinor;
  const taken = (remainingUnitMinor * BigInt(partPercent)) / 100n;
  return taken >= 1n && taken < remainingUnitMinor ? taken : null;
}

export interface CashOutInput {
  readonly shape: BetShape;
  /** Value of each leg: its multiplier when settled, else `legValue`. */
  readonly legs: readonly LegMultipliers[];
  readonly unitTakenMinor: bigint;
  /** Unit stake and potential payout of the whole bet at acceptance. */
  readonly unitStakeMinor: bigint;
  readonly potentialPayoutMinor: bigint;
  /** What the house keeps, in millionths: 50,000 is 5 %. */
  readonly marginPpm: number;
}

/**
 * What is paid for the taken part, in minor units: its fair value less the margin, cut, and never
 * more than that part could still have won (wire contract, 9).
 */
export function cashOutMinor(input: CashOutInput): bigint {
  const kept = ppm(1_000_000 - input.marginPpm);
  const value = times(returnPerUnit(input.shape, input.legs), kept);
  const amount = divideFloor(input.unitTakenMinor * value.numerator, value.denominator);
  const most = divideFloor(input.potentialPayoutMinor * input.unitTakenMinor, input.unitStakeMinor);
  return amount < most ? amount : most;
}
