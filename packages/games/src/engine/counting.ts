import type { RandomStream } from '../fairness/index.ts';

/** How many ways there are to choose `count` of `of`, order aside; 0 when there are too few. */
export function choose(of: number, count: number): bigint {
  if (count < 0 || count > of) return 0n;
  let ways = 1n;
  for (let i = 0; i < count; i += 1) ways = (ways * BigInt(of - i)) / BigInt(i + 1);
  return ways;
}

/** Draws without replacement, each time from the list of what remains, kept in its order. */
export function drawDistinct<Item>(
  stream: RandomStream,
  items: readonly Item[],
  count: number,
): Item[] {
  const remaining = [...items];
  return Array.from({ length: count }, () =>
    remaining.splice(stream.draw(remaining.length), 1),
  ).flat();
}

/** `[first, first + 1, …]`, so many. */
export function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
