import { createSeededRandom } from '@pavilion/domain/random';
import type { Fraction } from '../engine/index.ts';
import { streamOf, type RandomStream } from '../fairness/index.ts';

/** Far enough out that a right game is refused once in 16 000 seeds, and the seeds are fixed. */
const deviations = 4;

/** A source of words that is faster than the fair stream: for many rounds of one game. */
export function seededWords(seed: string): () => number {
  const random = createSeededRandom(seed);
  return () => Math.floor(random.next() * 2 ** 32);
}

/**
 * One round's words, the same from the first on at each call: a hand is dealt again at each action.
 */
export function replayedWords(seed: () => number): () => RandomStream {
  const words: number[] = [];
  return () => {
    let next = 0;
    return streamOf(() => {
      if (next === words.length) words.push(seed());
      next += 1;
      return words[next - 1] ?? 0;
    });
  };
}

/** A hash as such words make it. */
export const hashOfWords = (seed: () => number): Uint8Array =>
  new Uint8Array(Uint32Array.from({ length: 8 }, seed).buffer);

export const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

/**
 * How many standard deviations the mean of many rounds lies from what it should be; beyond four it
 * is wrong.
 */
export function meanDeviations(values: readonly number[], expected: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.abs(mean - expected) / Math.sqrt(variance / values.length);
}

/** Whether counts fit the shares they should have: within four deviations. */
export const fitsShares = (counts: readonly number[], shares: readonly number[]): boolean =>
  shareDeviations(counts, shares) <= deviations;

/**
 * How far counts lie from the shares they should have: Pearson's chi-square as deviations of a
 * normal distribution (Wilson–Hilferty).
 */
export function shareDeviations(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = shares.reduce((sum, share) => sum + share, 0);
  const statistic = shares.reduce((sum, share, place) => {
    const expected = (total * share) / weight;
    if (expected < 5) throw new Error(`too few rounds to judge place ${place}`);
    return sum + ((counts[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
  const freedom = shares.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
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
