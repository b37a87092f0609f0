import type { RandomStream } from '../fairness/index.ts';
import { deckSize } from './playing-cards.ts';

/**
 * Decks that are dealt from, and what is gone: places 0 to 52 × decks − 1 in the order they were
 * drawn; the card is place mod 52.
 */
export interface Shoe {
  decks: number;
  drawn: readonly number[];
}

export const fullShoe = (decks: number): Shoe => ({ decks, drawn: [] });

/** The shoe after one more card from the remaining list, and that card. */
export function drawCard(shoe: Shoe, stream: RandomStream): { shoe: Shoe; card: number } {
  const { decks, drawn } = shoe;
  let place = stream.draw(decks * deckSize - drawn.length);
  // The place in the whole list: what is gone before it does not count.
  for (const gone of drawn.toSorted((a, b) => a - b)) if (gone <= place) place += 1;
  return { shoe: { decks, drawn: [...drawn, place] }, card: place % deckSize };
}

/** The shoe after so many cards, and those in the order they were drawn. */
export function drawCards(
  shoe: Shoe,
  stream: RandomStream,
  count: number,
): { shoe: Shoe; cards: number[] } {
  const cards: number[] = [];
  let left = shoe;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = drawCard(left, stream);
    left = next.shoe;
    cards.push(next.card);
  }
  return { shoe: left, cards };
}

/** A full shoe's dealer: each call is the next card. */
export function dealerOf(decks: number, stream: RandomStream): () => number {
  let shoe = fullShoe(decks);
  return () => {
    const next = drawCard(shoe, stream);
    shoe = next.shoe;
    return next.card;
  };
}
