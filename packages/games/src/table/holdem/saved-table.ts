import { handSeatOf, liveHand } from './draft.ts';
import { openTable } from './reduce.ts';
import type { TableConfig } from './table-config.ts';
import type { Seat, TableState } from './table-state.ts';

/**
 * What of a table outlives the process that leads it. No deck, no seed: it may be stored as it is.
 */
export type SavedTable = Pick<
  TableState,
  'stateNo' | 'nowMs' | 'seats' | 'queue' | 'left' | 'lastHandNo' | 'positions'
>;

/**
 * The table as the settled hands have left it. A hand that is played is not in it: of that no money
 * has moved, so each seat has what it put in before itself again, and chips bought meanwhile beside
 * them.
 */
export function savedTable(state: TableState): SavedTable {
  const { stateNo, nowMs, queue, left, lastHandNo, positions } = state;
  const hand = liveHand(state);
  const seats = state.seats.map((seat) => {
    if (!seat) return null;
    const part = hand ? handSeatOf(hand, seat.seat) : undefined;
    const paidMinor = part ? part.totalMinor + part.deadMinor : 0n;
    const chipsMinor = seat.chipsMinor + paidMinor + seat.pendingMinor;
    return { ...seat, chipsMinor, pendingMinor: 0n };
  });
  return { stateNo, nowMs, seats, queue, left, lastHandNo, positions };
}

/**
 * A table that goes on from what was saved, at the next hand. The first event pays out who was
 * leaving and asks for a deck. Promised seeds still stand: their players alone know them. Throws
 * RangeError when the table has another number of seats now.
 */
export function restoreTable(config: TableConfig, saved: SavedTable): TableState {
  if (saved.seats.length !== config.seatCount) throw new RangeError('another number of seats');
  return {
    ...openTable(config),
    ...saved,
    seats: saved.seats.map((seat) => seat && restored(seat)),
  };
}

/** Who had asked to leave in the hand that is gone is paid out as soon as time passes. */
const restored = (seat: Seat): Seat =>
  seat.isLeaving ? { ...seat, isSittingOut: true, awaySinceMs: 0 } : seat;
