import { impliedProbability } from '@pavilion/domain/odds';

/** The best prices of one outcome on an exchange; null where nobody offers any. */
export interface BestPrices {
  readonly backMilli: number | null;
  readonly layMilli: number | null;
}

/** A wider gap between back and lay than this share of the odds is no price. */
const widestGapPercent = 10;

function middle({ backMilli, layMilli }: BestPrices): number | null {
  // Crossed sides would have been traded: one of them is old.
  if (backMilli === null || layMilli === null || layMilli < backMilli) return null;
  if ((layMilli - backMilli) * 100 > backMilli * widestGapPercent) return null;
  return (impliedProbability(backMilli) + impliedProbability(layMilli)) / 2;
}

/**
 * Chances of the outcomes of a market by the ladders of an exchange (domain page of sports, 11): of
 * each the mean of what best back and best lay stand for, made to add up to 1. Null where there is
 * no lay, or it is below the back or too far from it. What outcomes without a price leave over is
 * theirs: the others are not raised to it.
 */
export function ladderChances(ladders: readonly BestPrices[]): (number | null)[] {
  const middles = ladders.map(middle);
  const sum = middles.reduce<number>((total, each) => total + (each ?? 0), 0);
  const isWhole = middles.every((each) => each !== null);
  const scale = isWhole ? sum : Math.max(sum, 1);
  return middles.map((each) => (each === null ? null : each / scale));
}
