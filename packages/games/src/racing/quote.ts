import { fraction, type Fraction } from '../engine/index.ts';
import { fixedPrice } from './fixed-prices.ts';
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
  const selections: PricedSelection[] = [];
  let returned = 0n;
  let whole = 1n;
  for (const selection of asked) {
    const priceHundredths = fixedPrice(selection, chances);
    if (priceHundredths === null) return null;
    const { numerator, denominator } = chances.chanceOf(selection);
    selections.push({ ...selection, priceHundredths });
    // Chances of a race share one denominator.
    returned += priceHundredths * numerator;
    whole = denominator;
  }
  if (selections.length === 0) return null;
  return { selections, rtp: fraction(returned, 100n * BigInt(selections.length) * whole) };
}
