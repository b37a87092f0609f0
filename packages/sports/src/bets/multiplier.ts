import { assertOddsMilli } from '@pavilion/domain/odds';
import type { SelectionResult } from '@pavilion/domain/settlement';
import { add, fraction, half, one, times, zero, type Fraction } from '../engine/fraction.ts';

/**
 * How a leg came out: its odds in thousandths, share of the stake that wins, deduction in percent.
 */
export interface LegOutcome {
  readonly oddsMilli: number;
  readonly result: SelectionResult;
  readonly share: Fraction;
  readonly deductionPercent: number;
}

/** Odds as a fraction. Throws RangeError unless they are whole thousandths above 1.000. */
export function oddsFraction(oddsMilli: number): Fraction {
  assertOddsMilli(oddsMilli);
  return fraction(BigInt(oddsMilli), 1000n);
}

const minusOne: Fraction = { numerator: -1n, denominator: 1n };

/** `1 + (odds − 1) × share of the winnings`: how deductions and place terms shorten a price. */
function withWinnings(odds: Fraction, kept: Fraction): Fraction {
  return add(one, times(add(odds, minusOne), kept));
}

/** Odds of the place part of an each-way leg. */
export function placeOdds(odds: Fraction, placeFraction: Fraction): Fraction {
  return withWinnings(odds, placeFraction);
}

/**
 * What a unit staked on a leg becomes (wire contract, 8): the deduction shortens the winnings
 * first, then the dead heat takes its share. `odds` is the price of the part, win or place.
 */
export function multiplierOf(
  odds: Fraction,
  { result, share, deductionPercent }: Omit<LegOutcome, 'oddsMilli'>,
): Fraction {
  const kept = fraction(BigInt(100 - deductionPercent), 100n);
  const win = times(share, withWinnings(odds, kept));
  switch (result) {
    case 'won':
      return win;
    case 'half-won':
      return times(half, add(one, win));
    case 'void':
      return one;
    case 'half-lost':
      return half;
    case 'lost':
      return zero;
  }
}

/** The multiplier of a leg of a bet to win. */
export function winMultiplier(leg: LegOutcome): Fraction {
  return multiplierOf(oddsFraction(leg.oddsMilli), leg);
}

/** The same thing as feeds say it: `void + (1 − void) × result × dead heat × odds`. */
export function feedMultiplier(
  oddsMilli: number,
  result: 0 | 1,
  voidFactor: Fraction,
  deadHeatFactor: Fraction,
): Fraction {
  if (result === 0) return voidFactor;
  const rest = add(one, times(minusOne, voidFactor));
  return add(voidFactor, times(rest, times(deadHeatFactor, oddsFraction(oddsMilli))));
}
