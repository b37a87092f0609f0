/** Where a tie stands in a knock-out: its slot, and whose winners meet in it. */
interface KnockOutTie {
  round: number;
  slot: number;
  /** Numbers of the two ties before it; null in the first round. */
  from: readonly [number, number] | null;
}

/** Sides of a knock-out of the demo, and the slots it lasts. */
export const knockOutSize = { sides: 8, slots: 8 };

/**
 * Ties of a knock-out, one after the other. A tie is over before the next slot begins: each is
 * known a slot ahead at least.
 */
export const knockOutTies: readonly KnockOutTie[] = [
  { round: 1, slot: 0, from: null },
  { round: 1, slot: 1, from: null },
  { round: 1, slot: 2, from: null },
  { round: 1, slot: 3, from: null },
  { round: 2, slot: 4, from: [0, 1] },
  { round: 2, slot: 5, from: [2, 3] },
  { round: 3, slot: 7, from: [4, 5] },
];

/** The slot from which it is known who meets in a tie; null where the draw says so. */
export const knownFromSlot = ({ from }: KnockOutTie): number | null =>
  from === null ? null : Math.max(...from.map((tie) => knockOutTies[tie]?.slot ?? 0)) + 1;
