import { fraction, type Fraction } from '../engine/index.ts';
import { isRight, type Selection, type SelectionKind } from './race-bet.ts';
import { lowestTerms, type RaceChances } from './race-chances.ts';
import { ordersOf, type RaceOutcome } from './race-result.ts';

/** What a fixed price returns at most: 90 % of what is fair. */
const returnedHundredths = 90n;
const leastPrice = 102n;
const mostPrice = 100_000_000n;

/**
 * The price of a selection in hundredths of its stake, stake included, rounded down; null when it
 * is not offered, because it would pay less than 1.02. It stands with the card and does not change.
 */
export function fixedPrice(
  selection: Pick<Selection, 'kind' | 'runners'>,
  chances: RaceChances,
): bigint | null {
  const { numerator, denominator } = chances.chanceOf(selection);
  const price = (returnedHundredths * denominator) / numerator;
  if (price < leastPrice) return null;
  return price > mostPrice ? mostPrice : price;
}

/** The exact return of a selection at its price; null when it is not offered. */
export function fixedReturn(
  selection: Pick<Selection, 'kind' | 'runners'>,
  chances: RaceChances,
): Fraction | null {
  const price = fixedPrice(selection, chances);
  if (price === null) return null;
  const { numerator, denominator } = lowestTerms(chances.chanceOf(selection));
  return fraction(price * numerator, 100n * denominator);
}

/**
 * What a selection pays: whole, or half of the stake at the full price when only one of two tied
 * orders is right; rounded down once.
 */
export function fixedPayout(
  selection: Selection,
  unitMinor: bigint,
  priceHundredths: bigint,
  outcome: RaceOutcome,
): bigint {
  const rightHalves = ordersOf(outcome).filter((order) => isRight(selection, order)).length;
  return (unitMinor * BigInt(rightHalves) * priceHundredths) / 200n;
}

/** How many different selections of a kind can be right at once. */
const rightAtOnce: Record<SelectionKind, number> = {
  win: 1,
  place: 2,
  show: 3,
  quinella: 1,
  exacta: 1,
  trifecta: 1,
};

/**
 * A bound of what selections can pay together, for limits: the dearest that can be right at once.
 */
export function mostPaid(
  selections: readonly Selection[],
  unitMinor: bigint,
  priceOf: (selection: Selection) => bigint,
): bigint {
  const kinds = [...new Set(selections.map(({ kind }) => kind))];
  const prices = kinds.flatMap((kind) =>
    selections
      .filter((selection) => selection.kind === kind)
      .map(priceOf)
      .toSorted((a, b) => Number(b - a))
      .slice(0, rightAtOnce[kind]),
  );
  return prices.reduce((sum, price) => sum + (unitMinor * price) / 100n, 0n);
}
