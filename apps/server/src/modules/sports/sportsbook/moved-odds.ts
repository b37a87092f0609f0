import { movePrices, stepsAt, type LiabilityLevel } from '@pavilion/sports';

/**
 * The prices of a market by outcome, moved from those of its source by the levels of its outcomes;
 * null where none has one.
 */
export function movedOdds(
  prices: readonly { outcome: string; oddsMilli: number; level: LiabilityLevel }[],
): Map<string, number> | null {
  if (prices.every(({ level }) => level === 0)) return null;
  return movePrices(prices.map((price) => ({ ...price, steps: stepsAt(price.level) })));
}
