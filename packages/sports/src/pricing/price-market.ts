import { isBelowFair } from '@pavilion/domain/odds';
import type { Market, MarketGroup } from '../engine/market-type.ts';
import { chancesOf, fairProbability, type Chances, type PriceModel } from './chances.ts';
import { offeredPrices } from './offered-prices.ts';

export interface PricedSelection {
  readonly outcome: string;
  /** Offered price on the price ladder, thousandths. */
  readonly oddsMilli: number;
  /** What a fair price stands for, refunds left out. */
  readonly probability: number;
  readonly chances: Chances;
}

export interface PricedMarket {
  readonly market: Market;
  readonly selections: readonly PricedSelection[];
}

/**
 * Overround by group (domain page of sports, 3.1): what has more outcomes, and is harder to know,
 * keeps more.
 */
export const defaultOverrounds: Readonly<Record<MarketGroup, number>> = {
  main: 1.05,
  handicaps: 1.05,
  totals: 1.05,
  halves: 1.07,
  teams: 1.07,
  corners: 1.07,
  cards: 1.07,
  specials: 1.07,
  scores: 1.15,
  scorers: 1.2,
  players: 1.1,
  outright: 1.15,
};

interface Estimate {
  readonly outcome: string;
  readonly probability: number;
  readonly chances: Chances;
}

function estimates(model: PriceModel, market: Market, outcomes: readonly string[]): Estimate[] {
  return outcomes.flatMap((outcome) => {
    const chances = chancesOf(model, market, outcome);
    return chances === null ? [] : [{ outcome, chances, probability: fairProbability(chances) }];
  });
}

/**
 * Prices one market: chances from the model, margin by power, down to the price step. `outcomes`
 * are those of the market, or its players or runners. Outcomes as good as decided have no price and
 * are left out; null when less than two are left, when the model has no price, and when all
 * together would be below fair.
 */
export function priceMarket(
  model: PriceModel,
  market: Market,
  outcomes: readonly string[],
  overround = defaultOverrounds[market.type.group],
): PricedMarket | null {
  const all = estimates(model, market, outcomes);
  const open = all.filter(({ probability }) => probability > 1e-9 && probability < 1 - 1e-9);
  if (all.length < outcomes.length || open.length < 2) return null;
  const sum = open.reduce((total, { probability }) => total + probability, 0);
  const prices = offeredPrices(
    open.map(({ probability }) => probability),
    overround,
  );
  const selections = open.flatMap((estimate, index) => {
    const oddsMilli = prices[index] ?? null;
    return oddsMilli === null ? [] : [{ ...estimate, oddsMilli }];
  });
  // Where none of them may win, as of players who score twice, little is no gift.
  const isWhole = selections.length === outcomes.length && Math.abs(sum - 1) < 1e-6;
  const isGift = isWhole && isBelowFair(selections.map(({ oddsMilli }) => oddsMilli));
  return selections.length < 2 || isGift ? null : { market, selections };
}
