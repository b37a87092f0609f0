import type { Refusal, TableHappening, TableState } from '@pavilion/games/table/holdem/index';

/** What somebody asks of a table: plain data, so that another process can be asked as well. */
export interface TableOrder {
  happening: TableHappening;
  /** Who asks, as seats name them; null: the house. */
  holder: string | null;
  /** What they ask with: a session, or the purse of a guest; null: the house. */
  device: string | null;
  /** From now on this device acts for the seat. */
  takesOver: boolean;
  /** The id of the caller's request, with the hash of what it asks. */
  request: { id: string; hash: string } | null;
}

export interface OrderDone {
  ok: true;
  /** Null once the seat is free. */
  seat: number | null;
  /** Minor units as text, with what was bought during a hand. */
  chips: string;
  step: number;
  waiting: number;
}

export interface OrderRefused {
  ok: false;
  /** A code of the catalogue of errors. */
  code: string;
  /** The least or the most that would do, minor units as text. */
  limit?: string;
}

export type OrderAnswer = OrderDone | OrderRefused;

/** What the table answers who asked, by its state after it. */
export function answerOf(state: TableState, holder: string | null): OrderDone {
  const seat = state.seats.find((one) => one?.playerId === holder);
  const chips = seat ? seat.chipsMinor + seat.pendingMinor : 0n;
  return {
    ok: true,
    seat: seat?.seat ?? null,
    chips: chips.toString(),
    step: state.hand?.step ?? 0,
    waiting: state.queue.length,
  };
}

export const refusedBy = ({ code, limitMinor }: Refusal): OrderRefused => ({
  ok: false,
  code,
  ...(limitMinor === undefined ? {} : { limit: limitMinor.toString() }),
});
