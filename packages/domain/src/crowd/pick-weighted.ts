import type { Random } from '../ids/index.ts';

/** One item of a list, likelier the greater its weight (above zero); null of an empty list. */
export function pickWeighted<Item>(
  random: Random,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | null {
  const weights = items.map(weightOf);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return items[index] ?? items.at(-1) ?? null;
}
