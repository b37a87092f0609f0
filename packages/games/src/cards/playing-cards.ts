/** Cards of one deck. A card is a number: rank × 4 + suit. */
export const deckSize = 52;

/** Suits by their number. */
export const suits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof suits)[number];

/** Rank from 0, the two, to 12, the ace. */
export const cardRank = (card: number): number => card >> 2;
/** Suit 0 to 3, the place in `suits`. */
export const cardSuit = (card: number): number => card & 3;

/** Ranks that rules name. */
export const ranks = { five: 3, eight: 6, nine: 7, ten: 8, jack: 9, queen: 10, king: 11, ace: 12 };
