import { fraction, multiplyFractions, type Fraction } from '../../engine/index.ts';

export const cardCount = 52;
export const rankCount = 13;

/** In the order of the cards: card 0 is the two of diamonds, 1 the two of hearts. */
export const cardSuits = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type CardSuit = (typeof cardSuits)[number];

export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];

/** The rank of a card from 0 to 51: 1 is a two, 13 an ace. */
export function rankOf(card: number): number {
  return Math.floor(card / cardSuits.length) + 1;
}

export function suitOf(card: number): CardSuit {
  return cardSuits[card % cardSuits.length] ?? 'diamonds';
}

/** Ranks that make a guess right; the same rank does both ways. */
export function winningRanks(guess: Guess, rank: number): number {
  return guess === 'higher' ? rankCount + 1 - rank : rank;
}

/** The chance of a guess, exact. The next card comes from a full deck again. */
export function chanceOf(guess: Guess, rank: number): Fraction {
  return fraction(BigInt(winningRanks(guess, rank)), BigInt(rankCount));
}

/**
 * What a right guess multiplies by: 0.99 over its chance, exact. Rounded down only where the whole
 * chain is used.
 */
export function factorOf(guess: Guess, rank: number): Fraction {
  const { numerator, denominator } = chanceOf(guess, rank);
  return multiplyFractions(fraction(99n, 100n), fraction(denominator, numerator));
}

/**
 * Whether a guess may be taken: one that cannot fail (higher from a two, lower from an ace) would
 * only cost.
 */
export function isOffered(guess: Guess, rank: number): boolean {
  return winningRanks(guess, rank) < rankCount;
}

export function isRight(guess: Guess, rank: number, nextRank: number): boolean {
  return guess === 'higher' ? nextRank >= rank : nextRank <= rank;
}
