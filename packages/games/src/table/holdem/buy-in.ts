import { seatOf, type Draft } from './draft.ts';
import { isCutCommit } from './sealed-deck.ts';
import { comeBack, isInHand } from './seats.ts';
import type { EventOf, Refusal } from './table-events.ts';
import type { Seat, TableState } from './table-state.ts';

/**
 * Takes a seat. Refused: `seatTaken`, `buyInTooLow`, `buyInTooHigh` (with the limit),
 * `actionNotAllowed` for a broken commit.
 */
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

/**
 * The seat an event gets: the one it names, or one drawn for who names none or comes from the
 * queue; null for none.
 */
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

/**
 * Who returns within the hour brings what they left with, up to the most; winnings are not carried
 * off the table.
 */
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
  if (!seat || seat.isLeaving) return { code: 'notSeated' };
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
