import { cardRank } from '../playing-cards.ts';

const ace = 12;
const ten = 8;

/** Value of a card: ace 11, ten and pictures 10. */
export function cardValue(card: number): number {
  const rank = cardRank(card);
  if (rank === ace) return 11;
  return rank >= ten ? 10 : rank + 2;
}

export interface HandTotal {
  total: number;
  /** An ace counts eleven in it. */
  isSoft: boolean;
}

/** The best total: aces count eleven as long as that is not too much. */
export function handTotal(cards: readonly number[]): HandTotal {
  let total = cards.reduce((sum, card) => sum + cardValue(card), 0);
  let elevens = cards.filter((card) => cardRank(card) === ace).length;
  while (total > 21 && elevens > 0) {
    total -= 10;
    elevens -= 1;
  }
  return { total, isSoft: elevens > 0 };
}

export const isAce = (card: number): boolean => cardRank(card) === ace;
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && handTotal(cards).total === 21;
export const isBust = (cards: readonly number[]): boolean => handTotal(cards).total > 21;

/** What a blackjack gives back in all: it is paid three to two. */
export const blackjackPays = { numerator: 5n, denominator: 2n };
/** What insurance gives back in all: it is paid two to one. */
export const insurancePays = 3n;
