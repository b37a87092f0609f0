import { marketOutcomes, type Market, type Outcome } from '../markets/index.ts';
import {
  isBelowFair,
  pricesWithMargin,
  roundDownToPriceStep,
  type MarginMethod,
} from '../odds/index.ts';
import type { ScoreMatrix } from './score-matrix.ts';
import { fairProbability } from './selection-probability.ts';

export interface MarginSettings {
  /** Sum of the implied probabilities before rounding to price steps: 1.05 keeps about 5 %. */
  overround: number;
  method: MarginMethod;
}

export const defaultMargin: MarginSettings = { overround: 1.05, method: 'power' };

export interface PricedSelection {
  outcome: Outcome;
  /** Offered price on the price ladder, thousandths. */
  oddsMilli: number;
  /** Fair probability behind it, refunds left out. */
  probability: number;
}

export interface PricedMarket extends Market {
  selections: PricedSelection[];
}

/**
 * Prices one market with its margin, rounded down to the price step. Outcomes that are as good as
 * decided have no price and are left out; null when less than two outcomes are left, for then there
 * is nothing to bet on, and when the prices of all of them would be below fair: no setting of the
 * margin gives a sure win away.
 */
export function priceMarket(
  matrix: ScoreMatrix,
  market: Market,
  margin: MarginSettings = defaultMargin,
): PricedMarket | null {
  const outcomes: readonly Outcome[] = marketOutcomes[market.kind];
  const probabilities = outcomes.map((outcome) => fairProbability(matrix, { ...market, outcome }));
  const prices = pricesWithMargin(probabilities, margin.overround, margin.method);
  const selections = outcomes.flatMap((outcome, index) => {
    const oddsMilli = roundDownToPriceStep(prices[index] ?? Number.NaN);
    const probability = probabilities[index] ?? 0;
    return oddsMilli === null || probability <= 0 ? [] : [{ outcome, oddsMilli, probability }];
  });
  if (selections.length < 2) return null;
  const isWhole = selections.length === outcomes.length;
  if (isWhole && isBelowFair(selections.map(({ oddsMilli }) => oddsMilli))) return null;
  return { ...market, selections };
}
