import { handSeatOf, liveHand, type Draft } from './draft.ts';
import type { Seat } from './table-state.ts';

/** From the next hand on the seat is not dealt in; its minutes away begin. */
export function sitOut({ table, effects }: Draft, seat: Seat): void {
  if (seat.isSittingOut) return;
  seat.isSittingOut = true;
  seat.awaySinceMs = table.nowMs;
  effects.push({ type: 'seats_changed' });
}

/** Back in the game: dealt in from the next hand on. */
export function comeBack(seat: Seat): void {
  seat.isSittingOut = false;
  seat.awaySinceMs = null;
  seat.seedsHeldBackInARow = 0;
}

/** Pays a seat out and frees it. Only between hands, or where the seat is not in the hand. */
export function standUp({ table, effects }: Draft, seat: Seat): void {
  const { playerId, chipsMinor, bankMs } = seat;
  if (chipsMinor > 0n)
    effects.push({ type: 'cash_out', seat: seat.seat, playerId, amountMinor: chipsMinor });
  const from = table.nowMs - table.config.times.returnMs;
  table.left = table.left.filter((one) => one.atMs > from && one.playerId !== playerId);
  table.left.push({ playerId, chipsMinor, bankMs, atMs: table.nowMs });
  table.seats[seat.seat - 1] = null;
  effects.push({ type: 'seats_changed' });
}

/** Whether the seat has a place in the hand that is played, folded or not. */
export const isInHand = ({ table }: Draft, seat: Seat): boolean => {
  const hand = liveHand(table);
  return hand !== null && handSeatOf(hand, seat.seat)?.playerId === seat.playerId;
};

/** Whether the seat can be dealt in, if it gives its seed. */
export const isReady = (seat: Seat): boolean =>
  !seat.isSittingOut && !seat.isLeaving && seat.chipsMinor > 0n && seat.commit !== null;
