import { handStrength, type HandStrength } from '../../cards/poker-hands/index.ts';
import { openCard, type OpenedCard } from './sealed-deck.ts';
import type { Hand } from './table-state.ts';

type Dealt = Pick<Hand, 'deck' | 'order' | 'boardCount'> & { seats: readonly { seat: number }[] };

const openDealt = (hand: Dealt, dealt: number): OpenedCard =>
  openCard(hand.deck, hand.order[dealt] ?? -1);

/**
 * The two cards of a seat that was dealt in: one card a time from the left of the button, twice
 * round (wire, games two 10.1). For the owner, or for all once the seat has shown. Throws where the
 * seat has no cards.
 */
export function holeCardsOf(hand: Dealt, seat: number): readonly [OpenedCard, OpenedCard] {
  const place = hand.seats.findIndex((one) => one.seat === seat);
  if (place < 0) throw new Error(`seat ${seat} has no cards`);
  return [openDealt(hand, place), openDealt(hand, hand.seats.length + place)];
}

/** The cards of the board that lie open. They follow the hands without a burn. */
export function boardOf(hand: Dealt): readonly OpenedCard[] {
  const first = 2 * hand.seats.length;
  return Array.from({ length: hand.boardCount }, (_, place) => openDealt(hand, first + place));
}

/** How good a seat's hand is with the whole board. */
export function strengthOf(hand: Dealt, seat: number): HandStrength {
  const cards = [...holeCardsOf(hand, seat), ...boardOf(hand)];
  return handStrength(cards.map(({ card }) => card));
}
