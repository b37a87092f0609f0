import { cardRank, cardSuit } from '../playing-cards.ts';

export const blackjackSides = ['perfect_pairs', 'twenty_one_three'] as const;
export type BlackjackSide = (typeof blackjackSides)[number];

/** Diamonds and hearts are red. */
const isRed = (card: number): boolean => cardSuit(card) < 2;

/** The player's two cards: in all, of the side bet. */
function perfectPairs(a: number, b: number): bigint {
  if (cardRank(a) !== cardRank(b)) return 0n;
  if (cardSuit(a) === cardSuit(b)) return 26n;
  return isRed(a) === isRed(b) ? 13n : 7n;
}

const aceLow = '0,1,12';

function isRow(cards: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0] = cards.map(cardRank).toSorted((x, y) => x - y);
  return (b === a + 1 && c === b + 1) || `${a},${b},${c}` === aceLow;
}

/** The player's two cards and the dealer's first: in all, of the side bet. */
function twentyOneThree(cards: readonly number[]): bigint {
  const isThree = new Set(cards.map(cardRank)).size === 1;
  const isFlush = new Set(cards.map(cardSuit)).size === 1;
  if (isThree) return isFlush ? 101n : 31n;
  if (isRow(cards)) return isFlush ? 41n : 11n;
  return isFlush ? 6n : 0n;
}

/** What a side bet pays on the first cards, stake included, as a multiple of it. */
export function sideMultiple(
  side: BlackjackSide,
  [a = 0, b = 0]: readonly number[],
  up: number,
): bigint {
  return side === 'perfect_pairs' ? perfectPairs(a, b) : twentyOneThree([a, b, up]);
}
