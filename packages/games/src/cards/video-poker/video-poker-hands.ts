import { cardRank } from '../playing-cards.ts';
import { suitRanks } from '../poker-hands/index.ts';
import {
  deucesPays,
  deucesTable,
  highPairPays,
  jacksPays,
  jacksTable,
  royalPays,
  type VideoPokerPays,
} from './video-poker-pays.ts';

/** Hands that a paytable of video poker names. */
export type VideoPokerHand =
  | 'royal_flush'
  | 'straight_flush'
  | 'four_of_a_kind'
  | 'full_house'
  | 'flush'
  | 'straight'
  | 'three_of_a_kind'
  | 'two_pair'
  | 'jacks_or_better'
  | 'natural_royal'
  | 'four_deuces'
  | 'wild_royal'
  | 'five_of_a_kind';

/** A row of a paytable: total returns, in stakes. */
export interface PayRow {
  hand: VideoPokerHand;
  pays: number;
}

/** A paytable, the best hand first, and the row that five cards stand in. */
export interface VideoPokerHands {
  rows: readonly PayRow[];
  /** Null: they pay nothing. */
  handOf(cards: readonly number[]): VideoPokerHand | null;
}

const row = (hand: VideoPokerHand, pays: number): PayRow => ({ hand, pays });

const jacksRows: readonly PayRow[] = [
  row('royal_flush', royalPays),
  row('straight_flush', jacksTable.straight_flush),
  row('four_of_a_kind', jacksTable.four_of_a_kind),
  row('full_house', jacksTable.full_house),
  row('flush', jacksTable.flush),
  row('straight', jacksTable.straight),
  row('three_of_a_kind', jacksTable.three_of_a_kind),
  row('two_pair', jacksTable.two_pair),
  row('jacks_or_better', highPairPays),
];

const deucesRows: readonly PayRow[] = [
  row('natural_royal', deucesTable.naturalRoyal),
  row('four_deuces', deucesTable.fourDeuces),
  row('wild_royal', deucesTable.wildRoyal),
  row('five_of_a_kind', deucesTable.fiveOfAKind),
  row('straight_flush', deucesTable.straightFlush),
  row('four_of_a_kind', deucesTable.fourOfAKind),
  row('full_house', deucesTable.fullHouse),
  row('flush', deucesTable.flush),
  row('straight', deucesTable.straight),
  row('three_of_a_kind', deucesTable.threeOfAKind),
];

/** The rows that pay as much as these cards: one, or where two pay the same, both. */
const rowsOf = (
  rows: readonly PayRow[],
  pays: VideoPokerPays,
  cards: readonly number[],
): readonly VideoPokerHand[] => {
  const paid = pays(...suitRanks(cards));
  return rows.filter((one) => one.pays === paid).map(({ hand }) => hand);
};

/** Four cards of a rank, twos counted with whatever there is most of. */
function isFour(cards: readonly number[]): boolean {
  const ranks = cards.map(cardRank).filter((rank) => rank !== 0);
  const most = Math.max(...ranks.map((rank) => ranks.filter((other) => other === rank).length));
  return most + cards.length - ranks.length >= 4;
}

/** Jacks or better: every row pays something else. */
export const jacksHands: VideoPokerHands = {
  rows: jacksRows,
  handOf: (cards) => rowsOf(jacksRows, jacksPays, cards)[0] ?? null,
};

/** Deuces wild: four of a kind and a full house pay the same. */
export const deucesHands: VideoPokerHands = {
  rows: deucesRows,
  handOf(cards) {
    const [first = null, ...others] = rowsOf(deucesRows, deucesPays, cards);
    return others.length > 0 && !isFour(cards) ? 'full_house' : first;
  },
};
