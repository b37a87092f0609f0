import { liveHand, seatOf, type Draft } from './draft.ts';
import { comeBack, isInHand, sitOut, standUp } from './seats.ts';
import { isCutCommit } from './sealed-deck.ts';
import type { EventOf, Refusal } from './table-events.ts';
import { forceAction } from './turns.ts';

const notSeated: Refusal = { code: 'notSeated' };

/**
 * Leaves: at once where the seat is in no hand, else its hand is folded at its turn and it is paid
 * out after the hand.
 */
export function leave(draft: Draft, { playerId }: EventOf<'leave'>): Refusal | null {
  const seat = seatOf(draft.table, playerId);
  if (!seat) return notSeated;
  if (!isInHand(draft, seat)) {
    standUp(draft, seat);
    return null;
  }
  seat.isLeaving = true;
  draft.effects.push({ type: 'seats_changed' });
  const hand = liveHand(draft.table);
  if (hand?.turn?.seat === seat.seat) forceAction(draft, hand);
  return null;
}

export function leaveForNow(draft: Draft, { playerId }: EventOf<'sit_out'>): Refusal | null {
  const seat = seatOf(draft.table, playerId);
  if (!seat) return notSeated;
  sitOut(draft, seat);
  return null;
}

/**
 * Returns to the game. Refused without chips (`buyInTooLow`). A commit is taken unless the old one
 * is already being opened.
 */
export function sitIn(draft: Draft, event: EventOf<'sit_in'>): Refusal | null {
  const { table, effects } = draft;
  const seat = seatOf(table, event.playerId);
  if (!seat) return notSeated;
  if (event.commit !== undefined && !isCutCommit(event.commit)) return { code: 'actionNotAllowed' };
  if (seat.chipsMinor + seat.pendingMinor === 0n && !isInHand(draft, seat))
    return { code: 'buyInTooLow', limitMinor: table.config.buyInMinMinor };
  comeBack(seat);
  seat.postsOwed = event.post;
  const isPromised = table.next?.candidates.some((one) => one.commit === seat.commit) ?? false;
  if (event.commit !== undefined && !isPromised) seat.commit = event.commit;
  effects.push({ type: 'seats_changed' });
  return null;
}
