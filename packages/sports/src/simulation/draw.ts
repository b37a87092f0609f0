import type { Random } from '@pavilion/domain/ids';
import type { Side } from '../engine/facts.ts';
import type { Counts } from '../pricing/distributions.ts';

/** A count drawn by its probabilities. */
export function drawCount(random: Random, counts: Counts): number {
  let left = random.next();
  for (let count = 0; count < counts.length - 1; count += 1) {
    left -= counts[count] ?? 0;
    if (left < 0) return count;
  }
  return counts.length - 1;
}

/** Home with probability `p`, else away. */
export const drawSide = (random: Random, p: number): Side => (random.next() < p ? 'home' : 'away');

/** One of the items by its weight; null with what the weights lack to 1. */
export function drawWeighted<Item>(
  random: Random,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | null {
  let left = random.next();
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return null;
}
