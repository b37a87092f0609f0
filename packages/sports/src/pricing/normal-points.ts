import type { Pair } from '../engine/facts.ts';
import { normalBelow } from './distributions.ts';

/** Margin (home less away) and total of a stretch of play, both normal and independent. */
export interface PointsSpread {
  readonly margin: number;
  readonly marginSd: number;
  readonly total: number;
  readonly totalSd: number;
}

/** A share of a stretch: means go with time, deviations with its root. */
export function shareOf(spread: PointsSpread, share: number): PointsSpread {
  const root = Math.sqrt(Math.max(share, 0));
  return {
    margin: spread.margin * share,
    marginSd: spread.marginSd * root,
    total: spread.total * share,
    totalSd: spread.totalSd * root,
  };
}

export interface WeightedPair {
  readonly pair: Pair;
  readonly weight: number;
}

const reach = 6;

/** The chance of (low, high) under a normal; without deviation it is all at the mean. */
function between(low: number, high: number, mean: number, sd: number): number {
  if (sd === 0) return mean > low && mean <= high ? 1 : 0;
  return normalBelow((high - mean) / sd) - normalBelow((low - mean) / sd);
}

/** Whole margins and their chances: each takes the half point on both sides of it. */
export function marginWeights({ margin, marginSd }: PointsSpread): Map<number, number> {
  const weights = new Map<number, number>();
  const from = Math.floor(margin - reach * marginSd) - 1;
  const to = Math.ceil(margin + reach * marginSd) + 1;
  for (let value = from; value <= to; value += 1) {
    weights.set(value, between(value - 0.5, value + 0.5, margin, marginSd));
  }
  return weights;
}

/**
 * The scores a stretch can end with: whole margins, and totals of the same parity, which take a
 * whole point on both sides. Totals below the margin cannot be; the rest is made whole.
 */
export function pointPairs(spread: PointsSpread): WeightedPair[] {
  const { total, totalSd } = spread;
  const from = Math.max(Math.floor(total - reach * totalSd) - 1, 0);
  const to = Math.ceil(total + reach * totalSd) + 1;
  const list: WeightedPair[] = [];
  const totals = Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    weight: between(from + index - 1, from + index + 1, total, totalSd),
  }));
  for (const [margin, share] of marginWeights(spread)) {
    for (const { value, weight } of totals) {
      const isWhole = (value + margin) % 2 === 0 && value >= Math.abs(margin);
      if (!isWhole || share * weight < 1e-10) continue;
      const pair: Pair = [(value + margin) / 2, (value - margin) / 2];
      list.push({ pair, weight: share * weight });
    }
  }
  const sum = list.reduce((all, { weight }) => all + weight, 0);
  return list.map(({ pair, weight }) => ({ pair, weight: weight / sum }));
}

/** The score that a drawn margin and total stand for, rounded as `pointPairs` rounds. */
export function roundedPair(margin: number, total: number): Pair {
  const whole = Math.round(margin);
  const size = Math.abs(whole);
  const even = size + 2 * Math.max(Math.round((total - size) / 2), 0);
  return [(even + whole) / 2, (even - whole) / 2];
}
