import { cardRank, cardSuit, ranks } from '../../../cards/playing-cards.ts';

/**
 * How good two cards are before the flop, 0 to 100: pairs by rank, else high cards, nearness and a
 * common suit. A chart in a formula; it orders hands well enough for the demo and is no solver's.
 */
export function startingHandScore(cards: readonly number[]): number {
  const [high = 0, low = 0] = cards.map(cardRank).toSorted((a, b) => b - a);
  if (high === low) return 40 + 5 * high;
  const [one = 0, other = 0] = cards.map(cardSuit);
  const isSuited = one === other;
  const gap = high - low - 1;
  const nearness = Math.max(0, 9 - 3 * gap);
  const aces = high === ranks.ace ? 8 : 0;
  return 2 * high + 2 * low + nearness + aces + (isSuited ? 8 : 0);
}
