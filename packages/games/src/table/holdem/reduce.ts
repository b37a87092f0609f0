import { passTime } from './clock.ts';
import { draftOf, handSeatOf, liveHand, seatOf, type Draft } from './draft.ts';
import { holeCardsOf } from './dealt-cards.ts';
import { takeDeck, takeSeed, wantDeck } from './next-hand.ts';
import { offerSeats, stopWaiting, wait } from './queue.ts';
import { rebuy, sit } from './buy-in.ts';
import { leave, leaveForNow, sitIn } from './seating.ts';
import { showCards } from './showdown.ts';
import type { TableConfig } from './table-config.ts';
import type { EventOf, Refusal, TableEffect, TableEvent } from './table-events.ts';
import type { TableState } from './table-state.ts';
import { takeAction } from './turns.ts';

/** An empty table. `lastHandNo`: where the numbers of its hands go on from. */
export function openTable(config: TableConfig, lastHandNo = 0): TableState {
  return {
    config,
    stateNo: 0,
    nowMs: 0,
    seats: Array.from({ length: config.seatCount }, () => null),
    queue: [],
    left: [],
    lastHandNo,
    positions: null,
    isDeckAwaited: false,
    next: null,
    hand: null,
  };
}

export interface Reduced {
  state: TableState;
  effects: readonly TableEffect[];
  /** Why the event changed nothing. Time that passed until it stands all the same. */
  refusal: Refusal | null;
}

/**
 * A table after an event (wire, games two 10). Pure: the same state and event give the same, and
 * the state given is left as it was. What was due before the event (turns that ran out, a hand to
 * begin) happens first, in its order.
 */
export function reduce(state: TableState, event: TableEvent): Reduced {
  const draft = draftOf(state);
  passTime(draft, event.atMs);
  const refusal = apply(draft, event);
  offerSeats(draft);
  wantDeck(draft);
  passTime(draft, event.atMs);
  wantDeck(draft);
  const { table, effects } = draft;
  const isChanged = effects.length > 0 || (refusal === null && event.type !== 'tick');
  if (isChanged) table.stateNo += 1;
  return { state: table, effects, refusal };
}

function apply(draft: Draft, event: TableEvent): Refusal | null {
  switch (event.type) {
    case 'sit':
      return sit(draft, event);
    case 'rebuy':
      return rebuy(draft, event);
    case 'leave':
      return leave(draft, event);
    case 'sit_out':
      return leaveForNow(draft, event);
    case 'sit_in':
      return sitIn(draft, event);
    case 'wait':
      return wait(draft, event);
    case 'stop_waiting':
      return stopWaiting(draft, event);
    case 'connection':
      return connect(draft, event);
    case 'deck':
      return takeDeck(draft, event);
    case 'seed':
      return takeSeed(draft, event);
    case 'act':
      return act(draft, event);
    case 'show':
      return show(draft, event);
    case 'tick':
      return null;
  }
}

function connect({ table, effects }: Draft, event: EventOf<'connection'>): Refusal | null {
  const seat = seatOf(table, event.playerId);
  if (!seat) return { code: 'notSeated' };
  if (seat.isConnected !== event.isConnected) effects.push({ type: 'seats_changed' });
  seat.isConnected = event.isConnected;
  const hand = liveHand(table);
  const one = hand && handSeatOf(hand, seat.seat);
  if (one && event.isConnected) one.isAbsent = false;
  return null;
}

/** An action counts for the turn and step its player has seen, so that none hits a later one. */
function act(draft: Draft, event: EventOf<'act'>): Refusal | null {
  const seat = seatOf(draft.table, event.playerId);
  if (!seat) return { code: 'notSeated' };
  const hand = liveHand(draft.table);
  const isTheirs = hand?.turn?.seat === seat.seat;
  if (!hand || !isTheirs || hand.handNo !== event.handNo || hand.step !== event.step)
    return { code: 'notYourTurn' };
  return takeAction(draft, hand, event.action, event.amountMinor);
}

/** Shows own cards of the last hand, until the next begins. */
function show(draft: Draft, event: EventOf<'show'>): Refusal | null {
  const { hand } = draft.table;
  const own = hand?.seats.find((one) => one.playerId === event.playerId);
  if (!hand || !own || hand.handNo !== event.handNo) return { code: 'handNotFound' };
  const hole = holeCardsOf(hand, own.seat).map(({ card }) => card);
  const places = event.cards.map((card) => hole.indexOf(card));
  if (!hand.result || places.length === 0 || places.includes(-1))
    return { code: 'actionNotAllowed' };
  showCards(draft, hand, own.seat, [...new Set(places)]);
  return null;
}
