import { createSeededRandom } from '@pavilion/domain/random';
import type { Fraction } from '../engine/index.ts';

/** Far enough out that a right game is refused once in 16 000 seeds, and the seeds are fixed. */
const deviations = 4;

/** A source of words that is faster than the fair stream: for many rounds of one game. */
export function seededWords(seed: string): () => number {
  const random = createSeededRandom(seed);
  return () => Math.floor(random.next() * 2 ** 32);
}

export const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

/** How many standard deviations the mean of many rounds lies from what it should be; beyond four it is wrong. */
export function meanDeviations(values: readonly number[], expected: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.abs(mean - expected) / Math.sqrt(variance / values.length);
}

/** Whether counts fit the shares they should have: Pearson's chi-square against its value at four deviations (Wilson–Hilferty). */
export function fitsShares(counts: readonly number[], shares: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = shares.reduce((sum, share) => sum + share, 0);
  const statistic = shares.reduce((sum, share, place) => {
    const expected = (total * share) / weight;
    if (expected < 5) throw new Error(`too few rounds to judge place ${place}`);
    return sum + ((counts[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
  const spread = 2 / (9 * (shares.length - 1));
  return statistic <= (shares.length - 1) * (1 - spread + deviations * Math.sqrt(spread)) ** 3;
}

/** How often each place came. */
export function countsOf(places: readonly number[], size: number): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const place of places) {
    if (!(place in counts)) throw new Error(`${place} is none of ${size}`);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
