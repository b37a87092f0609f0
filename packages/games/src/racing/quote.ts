import { addFractions, fraction, multiplyFractions, type Fraction } from '../engine/index.ts';
import { fixedPrice, fixedReturn } from './fixed-prices.ts';
import { selectionsOf, type RaceBet, type Selection } from './race-bet.ts';
import type { RaceChances } from './race-chances.ts';

export interface PricedSelection extends Selection {
  /** Of a stake, stake included. */
  priceHundredths: bigint;
}

export interface FixedQuote {
  selections: readonly PricedSelection[];
  /** Of the whole stake: every selection has an equal part of it. */
  rtp: Fraction;
}

/** The prices of a bet at fixed odds; null when one of its selections is not offered. */
export function quoteFixed(
  bet: Pick<RaceBet, 'kind' | 'legs'>,
  chances: RaceChances,
): FixedQuote | null {
  const asked = selectionsOf(bet, chances.runners);
  const selections = asked.flatMap((selection) => {
    const priceHundredths = fixedPrice(selection, chances);
    return priceHundredths === null ? [] : [{ ...selection, priceHundredths }];
  });
  if (selections.length === 0 || selections.length < asked.length) return null;
  const returns = selections.map((one) => fixedReturn(one, chances) ?? fraction(0n));
  const part = fraction(1n, BigInt(selections.length));
  return { selections, rtp: multiplyFractions(part, returns.reduce(addFractions)) };
}
