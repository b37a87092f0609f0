import { liveHand, seatedOf, seatOf, type Draft } from './draft.ts';
import { isInHand, sitOut, standUp } from './seats.ts';
import { isCutCommit } from './sealed-deck.ts';
import type { EventOf, Refusal } from './table-events.ts';
import type { Seat, TableState } from './table-state.ts';
import { forceAction } from './turns.ts';

const notSeated: Refusal = { code: 'notSeated' };

/** Takes a seat. Refused: `seatTaken`, `buyInTooLow`, `buyInTooHigh` (with the limit), `actionNotAllowed` for a broken commit. */
export function sit(draft: Draft, event: EventOf<'sit'>): Refusal | null {
  const { table, effects } = draft;
  const seat = freeSeatFor(table, event);
  if (seat === null) return { code: 'seatTaken' };
  if (!isCutCommit(event.commit)) return { code: 'actionNotAllowed' };
  const left = leftOf(table, event.playerId);
  const refusal = buyInRefusal(table, event.buyInMinor, left?.chipsMinor ?? 0n);
  if (refusal) return refusal;
  table.seats[seat - 1] = {
    ...newcomer(table, event),
    seat,
    bankMs: left?.bankMs ?? table.config.times.bankMs,
  };
  table.queue = table.queue.filter(({ playerId }) => playerId !== event.playerId);
  const { playerId, buyInMinor: amountMinor } = event;
  effects.push({ type: 'buy_in', seat, playerId, amountMinor }, { type: 'seats_changed' });
  return null;
}

/** The seat an event gets: the one it names, or one drawn for who names none or comes from the queue; null for none. */
function freeSeatFor(table: TableState, event: EventOf<'sit'>): number | null {
  if (seatOf(table, event.playerId)) return null;
  const free = table.seats.flatMap((seat, place) => (seat ? [] : [place + 1]));
  const isOffered = (entry: TableState['queue'][number]): boolean => entry.offeredUntilMs !== null;
  const offered = table.queue.filter(isOffered);
  const isExpected = offered.some(({ playerId }) => playerId === event.playerId);
  if (!isExpected && free.length <= offered.length) return null;
  // Who hunts a weak player may not choose where to sit: from the queue the seat is drawn.
  if (event.seat === null || isExpected) return free[(event.luck ?? 0) % free.length] ?? null;
  return free.includes(event.seat) ? event.seat : null;
}

const newcomer = (
  table: TableState,
  { playerId, name, isComputer = false, buyInMinor, commit }: EventOf<'sit'>,
): Omit<Seat, 'seat' | 'bankMs'> => ({
  playerId,
  name,
  isComputer,
  chipsMinor: buyInMinor,
  pendingMinor: 0n,
  commit,
  isSittingOut: false,
  awaySinceMs: null,
  isConnected: true,
  isLeaving: false,
  handsPlayed: 0,
  owesSmall: false,
  owesBig: table.positions !== null,
  postsOwed: false,
  seedsHeldBack: 0,
  seedsHeldBackInARow: 0,
});

const leftOf = (table: TableState, playerId: string) =>
  table.left.find(
    (one) => one.playerId === playerId && one.atMs + table.config.times.returnMs > table.nowMs,
  );

/** Who returns within the hour brings what they left with, up to the most; winnings are not carried off the table. */
function buyInRefusal(table: TableState, stack: bigint, leftWith: bigint): Refusal | null {
  const { buyInMinMinor: min, buyInMaxMinor: max } = table.config;
  const brought = leftWith < max ? leftWith : max;
  const least = brought > min ? brought : min;
  if (stack < least) return { code: 'buyInTooLow', limitMinor: least };
  return stack > max ? { code: 'buyInTooHigh', limitMinor: max } : null;
}

/** Buys more chips, during a hand for after it. Refused as `sit` is, by the stack it leads to. */
export function rebuy(draft: Draft, event: EventOf<'rebuy'>): Refusal | null {
  const { table, effects } = draft;
  const seat = seatOf(table, event.playerId);
  if (!seat || seat.isLeaving) return notSeated;
  const { playerId, amountMinor } = event;
  const stack = seat.chipsMinor + seat.pendingMinor;
  if (amountMinor <= 0n) return { code: 'buyInTooLow', limitMinor: 1n };
  const refusal = buyInRefusal(table, stack + amountMinor, 0n);
  if (refusal) return refusal;
  if (isInHand(draft, seat)) seat.pendingMinor += amountMinor;
  else seat.chipsMinor += amountMinor;
  if (stack === 0n && !isInHand(draft, seat)) comeBack(seat);
  effects.push(
    { type: 'buy_in', seat: seat.seat, playerId, amountMinor },
    { type: 'seats_changed' },
  );
  return null;
}

function comeBack(seat: Seat): void {
  seat.isSittingOut = false;
  seat.awaySinceMs = null;
  seat.seedsHeldBackInARow = 0;
}

/** Leaves: at once where the seat is in no hand, else its hand is folded at its turn and it is paid out after the hand. */
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

/** Returns to the game. Refused without chips (`buyInTooLow`). A commit is taken unless the old one is already being opened. */
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

/** Waits for a seat. A second time changes nothing; refused for who sits already. */
export function wait(draft: Draft, { playerId }: EventOf<'wait'>): Refusal | null {
  const { table } = draft;
  if (seatOf(table, playerId)) return { code: 'seatTaken' };
  if (!table.queue.some((entry) => entry.playerId === playerId))
    table.queue.push({ playerId, offeredUntilMs: null });
  return null;
}

export function stopWaiting(
  { table }: Draft,
  { playerId }: EventOf<'stop_waiting'>,
): Refusal | null {
  table.queue = table.queue.filter((entry) => entry.playerId !== playerId);
  return null;
}

/** Keeps free seats for the first of the queue, for a while each. */
export function offerSeats({ table, effects }: Draft): void {
  const isOver = (untilMs: number | null): boolean => untilMs !== null && untilMs <= table.nowMs;
  table.queue = table.queue.filter(({ offeredUntilMs }) => !isOver(offeredUntilMs));
  const free = table.config.seatCount - seatedOf(table).length;
  for (const entry of table.queue.slice(0, free)) {
    if (entry.offeredUntilMs !== null) continue;
    entry.offeredUntilMs = table.nowMs + table.config.times.offerMs;
    effects.push({
      type: 'seat_offered',
      playerId: entry.playerId,
      untilMs: entry.offeredUntilMs,
    });
  }
}
