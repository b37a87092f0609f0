import type { Market } from '../engine/market-type.ts';
import { chancesOf, fairProbability, type PriceModel } from '../pricing/chances.ts';

/** The fair probability of a selection; throws when the model has no price for it. */
export function fairOf(model: PriceModel, market: Market, outcome: string): number {
  const chances = chancesOf(model, market, outcome);
  if (chances === null) throw new RangeError(`no price for ${market.type.kind} ${outcome}`);
  return fairProbability(chances);
}

/** The chance that it is won outright. */
export function wonOf(model: PriceModel, market: Market, outcome: string): number {
  const chances = chancesOf(model, market, outcome);
  if (chances === null) throw new RangeError(`no price for ${market.type.kind} ${outcome}`);
  return chances.won;
}

/** χ² of counts against expected probabilities; classes below five expected are put together. */
export function chiSquare(
  counts: readonly number[],
  probabilities: readonly number[],
): { statistic: number; freedom: number } {
  const n = counts.reduce((sum, count) => sum + count, 0);
  let [restCount, restExpected, statistic, classes] = [0, 0, 0, 0];
  const addClass = (count: number, expected: number): void => {
    statistic += (count - expected) ** 2 / expected;
    classes += 1;
  };
  counts.forEach((count, index) => {
    const expected = n * (probabilities[index] ?? 0);
    if (expected >= 5) addClass(count, expected);
    else [restCount, restExpected] = [restCount + count, restExpected + expected];
  });
  if (restExpected >= 1) addClass(restCount, restExpected);
  return { statistic, freedom: Math.max(classes - 1, 1) };
}

/**
 * The χ² that one run in about thirty thousand passes, four deviations of a normal (Wilson and
 * Hilferty).
 */
export function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4 * Math.sqrt(spread)) ** 3;
}
