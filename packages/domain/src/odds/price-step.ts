/** A price ladder: up to `upToMilli` prices go in steps of `stepMilli`. */
export interface PriceStep {
  upToMilli: number;
  stepMilli: number;
}

/**
 * The steps of domain rules 2.1 (1.01–2 by .01, to 3 by .02, to 4 by .05 …), the default of every
 * market.
 */
export const priceSteps: readonly PriceStep[] = [
  { upToMilli: 2_000, stepMilli: 10 },
  { upToMilli: 3_000, stepMilli: 20 },
  { upToMilli: 4_000, stepMilli: 50 },
  { upToMilli: 6_000, stepMilli: 100 },
  { upToMilli: 10_000, stepMilli: 200 },
  { upToMilli: 20_000, stepMilli: 500 },
  { upToMilli: 30_000, stepMilli: 1_000 },
  { upToMilli: 50_000, stepMilli: 2_000 },
  { upToMilli: 100_000, stepMilli: 5_000 },
  { upToMilli: 1_000_000, stepMilli: 10_000 },
];

export const lowestPriceMilli = 1_010;

/** Prices come out of floating point models: one a hair below a step is meant to be on it. */
const hair = 1e-6;

/**
 * The highest price of the ladder not above the given one (domain rules 2.2: always down, the
 * margin is never given away). Takes thousandths, whole or not; gives whole thousandths, or null
 * when the price lies below 1.01.
 */
export function roundDownToPriceStep(
  oddsMilli: number,
  steps: readonly PriceStep[] = priceSteps,
): number | null {
  if (!(oddsMilli + hair >= lowestPriceMilli)) return null;
  let fromMilli = 1_000;
  for (const { upToMilli, stepMilli } of steps) {
    if (oddsMilli + hair < upToMilli) {
      return fromMilli + Math.floor((oddsMilli + hair - fromMilli) / stepMilli) * stepMilli;
    }
    fromMilli = upToMilli;
  }
  return fromMilli;
}
