import { cardRank, cardSuit } from '@pavilion/games/cards/playing-cards';

/** Cards that are played together: how many, of which kind, and how high within it. */
export interface Combo {
  cards: readonly number[];
  /**
   * Of five cards: straight 0, flush 1, full house 2, four of a kind 3, straight flush 4; else 0.
   */
  kind: number;
  power: number;
}

/** Three is lowest, two highest. */
const rankOf = (card: number): number => (cardRank(card) + 12) % 13;
/**
 * Diamonds, clubs, hearts, spades, rising; the suits' numbers are diamonds, hearts, spades, clubs.
 */
const suitOf = (card: number): number => [0, 2, 3, 1][cardSuit(card)] ?? 0;
export const powerOf = (card: number): number => rankOf(card) * 4 + suitOf(card);
export const byPower = (one: number, other: number): number => powerOf(one) - powerOf(other);
const two = 12;

/** Ranks with how often they are there, the most often first. */
function countsOf(cards: readonly number[]): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** What these cards are together; null when they are nothing that can be played. */
export function comboOf(cards: readonly number[]): Combo | null {
  const sorted = cards.toSorted(byPower);
  const top = powerOf(sorted.at(-1) ?? 0);
  const counts = countsOf(sorted);
  if (sorted.length >= 1 && sorted.length <= 3)
    return counts.length === 1 ? { cards: sorted, kind: 0, power: top } : null;
  return sorted.length === 5 ? fiveOf(sorted, top, counts) : null;
}

function fiveOf(
  cards: readonly number[],
  top: number,
  counts: readonly [rank: number, count: number][],
): Combo | null {
  const [[mostRank, most] = [0, 0]] = counts;
  if (counts.length === 2) return { cards, kind: most === 4 ? 3 : 2, power: mostRank };
  const isFlush = new Set(cards.map(cardSuit)).size === 1;
  const ranks = cards.map(rankOf);
  const isStraight =
    counts.length === 5 && (ranks[4] ?? 0) - (ranks[0] ?? 0) === 4 && ranks[4] !== two;
  if (isStraight) return { cards, kind: isFlush ? 4 : 0, power: top };
  return isFlush ? { cards, kind: 1, power: top } : null;
}

/** As many cards, and higher. */
export const beats = (one: Combo, other: Combo): boolean =>
  one.cards.length === other.cards.length &&
  (one.kind === other.kind ? one.power > other.power : one.kind > other.kind);

/** What a computer thinks of playing from a hand: not every choice there is, but of every kind. */
export function combosOf(hand: readonly number[]): readonly Combo[] {
  const sorted = hand.toSorted(byPower);
  const byRank = Map.groupBy(sorted, rankOf);
  const groups = [...byRank.values()];
  const choices = [
    ...sorted.map((card) => [card]),
    ...groups.flatMap((cards) => pairsOf(cards)),
    ...groups.flatMap((cards) => (cards.length >= 3 ? [cards.slice(0, 3)] : [])),
    ...straightsOf(byRank),
    ...[...Map.groupBy(sorted, cardSuit).values()].flatMap((cards) =>
      cards.length >= 5 ? [cards.slice(0, 5), cards.slice(-5)] : [],
    ),
    ...fullHousesOf(groups),
  ];
  return choices.flatMap((cards) => comboOf(cards) ?? []);
}

const pairsOf = (cards: readonly number[]): number[][] =>
  cards.flatMap((card, place) => cards.slice(place + 1).map((other) => [card, other]));

/** Of each run of five ranks the lowest and the highest. */
function straightsOf(byRank: ReadonlyMap<number, readonly number[]>): number[][] {
  const found: number[][] = [];
  for (let low = 0; low + 4 < two; low += 1) {
    const run = [0, 1, 2, 3, 4].map((step) => byRank.get(low + step) ?? []);
    if (run.some((cards) => cards.length === 0)) continue;
    const lowest = run.map((cards) => cards[0] ?? 0);
    found.push(lowest, [...lowest.slice(0, 4), run[4]?.at(-1) ?? 0]);
  }
  return found;
}

function fullHousesOf(groups: readonly (readonly number[])[]): number[][] {
  const others = (of: readonly number[], least: number) =>
    groups.filter((cards) => cards !== of && cards.length >= least);
  return groups.flatMap((cards) => {
    const pair = cards.length >= 3 ? others(cards, 2)[0] : undefined;
    const single = cards.length === 4 ? others(cards, 1)[0] : undefined;
    return [
      ...(pair ? [[...cards.slice(0, 3), ...pair.slice(0, 2)]] : []),
      ...(single ? [[...cards, single[0] ?? 0]] : []),
    ];
  });
}
