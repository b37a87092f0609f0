/**
 * A set of ranks: bit 0 is the two, bit 12 the ace. Two sets of one size compare as numbers as
 * their cards do from the highest down.
 */
export type RankMask = number;

const ace = 1 << 12;
const wheel = ace | 0b1111;
const fiveHigh = 1 << 3;

/** The highest so many ranks of a set. */
export function highest(mask: RankMask, count: number): RankMask {
  let kept = mask;
  for (let surplus = sizeOf(mask) - count; surplus > 0; surplus -= 1) kept &= kept - 1;
  return kept;
}

/** How many ranks each set has: looked up, since hints walk through millions of hands. */
const sizes = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
});

/** How many ranks a set has. */
export const sizeOf = (mask: RankMask): number => sizes[mask] ?? 0;

/** The highest rank of a set, as a set; 0 of none. */
export const top = (mask: RankMask): RankMask => (mask === 0 ? 0 : 1 << (31 - Math.clz32(mask)));

/**
 * The top rank of the best five in a row, as a set, the ace also below the two; 0 where there are
 * none.
 */
export function straightTop(mask: RankMask): RankMask {
  const lowest = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4);
  if (lowest !== 0) return top(lowest) << 4;
  return (mask & wheel) === wheel ? fiveHigh : 0;
}
