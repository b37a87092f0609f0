import type { Random } from '../ids/index.ts';

/** A whole number from `min` to `max`, both included, each equally likely. */
export function randomInteger(random: Random, min: number, max: number): number {
  return min + Math.floor(random.next() * (max - min + 1));
}

/** One item of a list that is not empty; throws RangeError on an empty one. */
export function pickOne<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[randomInteger(random, 0, items.length - 1)];
  if (items.length === 0 || item === undefined)
    throw new RangeError('cannot pick from an empty list');
  return item;
}

/** A new list with the same items in random order (Fisher–Yates). */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = randomInteger(random, 0, index);
    [result[index], result[other]] = [result[other] as Item, result[index] as Item];
  }
  return result;
}

/** A draw from the normal distribution (Box–Muller). */
export function randomNormal(random: Random, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * random.next());
}

/**
 * A draw from the Poisson distribution by inversion; `mean` is meant to be small (goals, not
 * thousands).
 */
export function randomPoisson(random: Random, mean: number): number {
  let remaining = random.next();
  let probability = Math.exp(-mean);
  let count = 0;
  while (remaining >= probability && count < 1000) {
    remaining -= probability;
    count += 1;
    probability *= mean / count;
  }
  return count;
}
