import { lowestPriceMilli, priceSteps, roundDownToPriceStep } from '@pavilion/domain/odds';

/** A price and by how many steps the house's liability shortens it. */
export interface MovablePrice {
  readonly outcome: string;
  readonly oddsMilli: number;
  readonly steps: number;
}

/**
 * The prices of a market with those shortened that would cost too much, and the others lengthened
 * so that together they add up to what they did (domain page of sports, 12); all of them on the
 * ladder, rounded down. Gives thousandths by outcome.
 */
export function movePrices(prices: readonly MovablePrice[]): Map<string, number> {
  const short = new Map(
    prices
      .filter(({ steps }) => steps > 0)
      .map(({ outcome, oddsMilli, steps }) => [outcome, shortened(oddsMilli, steps)]),
  );
  const sumOf = (of: readonly number[]): number => of.reduce((sum, odds) => sum + 1 / odds, 0);
  const others = prices.filter(({ outcome }) => !short.has(outcome));
  const left = sumOf(prices.map(({ oddsMilli }) => oddsMilli)) - sumOf([...short.values()]);
  const held = sumOf(others.map(({ oddsMilli }) => oddsMilli));
  // Where the shortened ones alone add up to all of it, nothing is left to lengthen the others by.
  const part = left > held * leastLeft ? left / held : 1;
  return new Map(
    prices.map(({ outcome, oddsMilli }) => {
      const own = short.get(outcome);
      if (own !== undefined) return [outcome, own];
      if (short.size === 0) return [outcome, oddsMilli];
      return [outcome, roundDownToPriceStep(oddsMilli / part) ?? oddsMilli];
    }),
  );
}

/** The others never more than double. */
const leastLeft = 0.5;

/** So many steps down the ladder, never below its lowest price. */
function shortened(oddsMilli: number, steps: number): number {
  let price = oddsMilli;
  for (let step = 0; step < steps; step += 1)
    price = roundDownToPriceStep(price - stepBelow(price)) ?? lowestPriceMilli;
  return Math.min(oddsMilli, price);
}

/** The step of the ladder that leads up to a price. */
const stepBelow = (oddsMilli: number): number =>
  priceSteps.find(({ upToMilli }) => oddsMilli <= upToMilli)?.stepMilli ??
  priceSteps.at(-1)?.stepMilli ??
  0;
