import type { TableEffect } from './table-events.ts';
import type { Hand, HandSeat, NextHand, Seat, TableState } from './table-state.ts';

/**
 * A copy of a table that rules write into, and what they want done. What is never rewritten (decks,
 * logs' entries) is shared.
 */
export interface Draft {
  table: TableState;
  effects: TableEffect[];
}

const copyNext = (next: NextHand): NextHand => ({
  ...next,
  candidates: next.candidates.map((one) => ({ ...one })),
});

const copyHand = (hand: Hand): Hand => ({
  ...hand,
  seats: hand.seats.map((one) => ({ ...one })),
  bets: { ...hand.bets },
  actions: [...hand.actions],
  shown: [...hand.shown],
});

export function draftOf(state: TableState): Draft {
  const table: TableState = {
    ...state,
    seats: state.seats.map((seat) => seat && { ...seat }),
    queue: state.queue.map((entry) => ({ ...entry })),
    left: [...state.left],
    next: state.next && copyNext(state.next),
    hand: state.hand && copyHand(state.hand),
  };
  return { table, effects: [] };
}

/** Who sits at the table, in order of seats. */
export const seatedOf = (table: TableState): Seat[] => table.seats.filter((seat) => seat !== null);

export const seatOf = (table: TableState, playerId: string): Seat | undefined =>
  seatedOf(table).find((seat) => seat.playerId === playerId);

/** The seat of this number, which has to be taken. */
export function takenSeat(table: TableState, seat: number): Seat {
  const taken = table.seats[seat - 1];
  if (!taken) throw new Error(`nobody sits at ${seat}`);
  return taken;
}

/** The hand while it is played; null between hands. */
export const liveHand = (table: TableState): Hand | null =>
  table.hand && !table.hand.result ? table.hand : null;

export const handSeatOf = (hand: Hand, seat: number): HandSeat | undefined =>
  hand.seats.find((one) => one.seat === seat);

/** How many steps clockwise from one seat to another; a whole round for the same. */
export const stepsFrom = (table: TableState, from: number, to: number): number => {
  const count = table.config.seatCount;
  return ((to - from - 1 + count) % count) + 1;
};

/** The same seats, in the order they come to the left of a seat. */
export const inOrderFrom = <Item extends { seat: number }>(
  table: TableState,
  from: number,
  items: readonly Item[],
): Item[] =>
  items.toSorted((a, b) => stepsFrom(table, from, a.seat) - stepsFrom(table, from, b.seat));
