import { handSeatOf, liveHand, seatedOf, takenSeat, type Draft } from './draft.ts';
import { startHand } from './hand-start.ts';
import { startsAt } from './next-hand.ts';
import { offerSeats } from './queue.ts';
import { isInHand, sitOut, standUp } from './seats.ts';
import type { Hand, Seat, TableState } from './table-state.ts';
import { forceAction, turnEndsAt } from './turns.ts';

const paidOutAt = (table: TableState, seat: Seat): number | null =>
  seat.awaySinceMs === null || isInHand({ table, effects: [] }, seat)
    ? null
    : seat.awaySinceMs + table.config.times.awayMs;

/**
 * When the table next wants a `tick`, in milliseconds of the server's clock; null when only players
 * move it.
 */
export function nextDeadline(table: TableState): number | null {
  const hand = liveHand(table);
  const times = [
    hand && turnEndsAt({ table }, hand),
    table.next && startsAt(table.next),
    ...seatedOf(table).map((seat) => paidOutAt(table, seat)),
    ...table.queue.map(({ offeredUntilMs }) => offeredUntilMs),
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Lets time pass up to `atMs`, doing in its order what is due on the way. Time never goes back. */
export function passTime(draft: Draft, atMs: number): void {
  const { table } = draft;
  for (;;) {
    const due = nextDeadline(table);
    if (due === null || due > atMs) break;
    table.nowMs = Math.max(table.nowMs, due);
    doWhatIsDue(draft);
  }
  table.nowMs = Math.max(table.nowMs, atMs);
}

function doWhatIsDue(draft: Draft): void {
  const { table } = draft;
  const isDue = (time: number | null): boolean => time !== null && time <= table.nowMs;
  const hand = liveHand(table);
  if (hand && isDue(turnEndsAt(draft, hand))) runOut(draft, hand);
  else if (table.next && isDue(startsAt(table.next))) startHand(draft);
  for (const seat of seatedOf(table)) if (isDue(paidOutAt(table, seat))) standUp(draft, seat);
  offerSeats(draft);
}

/**
 * Time and bank are used up: the seat checks or folds and sits out; one that is not there is not
 * waited for again this hand.
 */
function runOut(draft: Draft, hand: Hand): void {
  const seat = hand.turn && takenSeat(draft.table, hand.turn.seat);
  const one = seat && handSeatOf(hand, seat.seat);
  if (!seat || !one) return;
  seat.bankMs = 0;
  if (!seat.isConnected) one.isAbsent = true;
  sitOut(draft, seat);
  forceAction(draft, hand);
}
