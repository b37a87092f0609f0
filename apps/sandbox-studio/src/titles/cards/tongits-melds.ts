import { cardRank, cardSuit } from '@pavilion/games/cards/playing-cards';

/** Ace lowest, 0; king 12. */
const rankOf = (card: number): number => (cardRank(card) + 1) % 13;

/** What a card in hand counts: aces one, tens and pictures ten. */
export const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0);

/** Three or four of a rank, or three or more of a suit in a row. */
export function isMeld(cards: readonly number[]): boolean {
  if (cards.length < 3) return false;
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
  if (new Set(ranks).size === 1) return true;
  const isOneSuit = new Set(cards.map(cardSuit)).size === 1;
  return isOneSuit && ranks.every((rank, place) => rank === (ranks[0] ?? 0) + place);
}

/**
 * The first meld found in a hand, those of more cards first; null without any. `through`: a card
 * that has to be in it.
 */
export function meldIn(hand: readonly number[], through?: number): readonly number[] | null {
  const sets = [...Map.groupBy(hand, rankOf).values()].filter((cards) => cards.length >= 3);
  const runs = [...Map.groupBy(hand, cardSuit).values()].flatMap(runsOf);
  const found = [...runs, ...sets]
    .filter((cards) => through === undefined || cards.includes(through))
    .toSorted((one, other) => other.length - one.length);
  return found[0] ?? null;
}

/** Longest runs of three or more among cards of one suit. */
function runsOf(cards: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const card of cards.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && rankOf(card) === rankOf(before) + 1) run.push(card);
    else runs.push([card]);
  }
  return runs.filter((run) => run.length >= 3);
}

/** The place of the first meld on the table that a card makes longer; -1 for none. */
export const layOffAt = (melds: readonly (readonly number[])[], card: number): number =>
  melds.findIndex((meld) => isMeld([...meld, card]));
