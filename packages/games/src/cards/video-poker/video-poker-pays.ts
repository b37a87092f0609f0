import {
  handClassOf,
  isRoyalFlush,
  madeRanks,
  sizeOf,
  suitsStrength,
  type HandClass,
  type RankMask,
} from '../poker-hands/index.ts';

/** What five cards pay in all, by the ranks that are there of each suit. */
export type VideoPokerPays = (d: RankMask, h: RankMask, s: RankMask, c: RankMask) => number;

const jack = 1 << 9;

/** What a royal flush without a wild two pays. */
export const royalPays = 800;

/** A pair from jacks on. */
export const highPairPays = 1;

/** In all; of a pair what any other pays. */
export const jacksTable: Record<HandClass, number> = {
  high_card: 0,
  pair: 0,
  two_pair: 2,
  three_of_a_kind: 3,
  straight: 4,
  flush: 6,
  full_house: 9,
  four_of_a_kind: 25,
  straight_flush: 50,
};

/** Jacks or better, nine for a full house and six for a flush. */
export const jacksPays: VideoPokerPays = (d, h, s, c) => {
  const strength = suitsStrength(d, h, s, c);
  if (isRoyalFlush(strength)) return royalPays;
  const handClass = handClassOf(strength);
  return handClass === 'pair' && madeRanks(strength) >= jack ? highPairPays : jacksTable[handClass];
};

/** In all. */
export const deucesTable = {
  naturalRoyal: royalPays,
  fourDeuces: 200,
  wildRoyal: 25,
  fiveOfAKind: 16,
  straightFlush: 10,
  fourOfAKind: 4,
  fullHouse: 4,
  flush: 3,
  straight: 2,
  threeOfAKind: 1,
};

const deuce = 1;
const royalRanks = 0b1111100000000;
/** The ranks of each straight, from ten to ace down to ace to five. */
const straights = [
  ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((lowest) => 0b11111 << lowest),
  (1 << 12) | 0b1111,
];

/** Every two is wild: it stands for any card, whatever pays most. */
export const deucesPays: VideoPokerPays = (d, h, s, c) => {
  const wilds = (d & deuce) + (h & deuce) + (s & deuce) + (c & deuce);
  if (wilds === 4) return deucesTable.fourDeuces;
  const ranks = (d | h | s | c) & ~deuce;
  const isOneSuit = isAll(ranks, d, h, s, c);
  const isUnpaired = sizeOf(ranks) === 5 - wilds;
  return isUnpaired
    ? unpairedPay(ranks, wilds, isOneSuit)
    : pairedPay(ranks, wilds, mostOfARank(d, h, s, c));
};

/**
 * Whether one suit has all these ranks; with cards of different ranks: whether they are of one
 * suit.
 */
const isAll = (ranks: RankMask, d: RankMask, h: RankMask, s: RankMask, c: RankMask): boolean =>
  (d & ranks) === ranks || (h & ranks) === ranks || (s & ranks) === ranks || (c & ranks) === ranks;

/** Of cards that beside the twos are all of different ranks. */
function unpairedPay(ranks: RankMask, wilds: number, isOneSuit: boolean): number {
  const isStraight = straights.some((row) => (ranks & ~row) === 0);
  if (isOneSuit && (ranks & ~royalRanks) === 0)
    return wilds === 0 ? deucesTable.naturalRoyal : deucesTable.wildRoyal;
  if (isOneSuit && isStraight) return deucesTable.straightFlush;
  if (wilds === 3) return deucesTable.fourOfAKind;
  if (isOneSuit) return deucesTable.flush;
  if (isStraight) return deucesTable.straight;
  return wilds === 2 ? deucesTable.threeOfAKind : 0;
}

/** Of cards some rank of which, beside the twos, comes more than once; so often the most. */
function pairedPay(ranks: RankMask, wilds: number, most: number): number {
  const like = most + wilds;
  if (like === 5) return deucesTable.fiveOfAKind;
  if (like === 4) return deucesTable.fourOfAKind;
  if (sizeOf(ranks) === 2) return deucesTable.fullHouse;
  return like === 3 ? deucesTable.threeOfAKind : 0;
}

/** How often the rank comes that comes most, twos aside. */
function mostOfARank(d: RankMask, h: RankMask, s: RankMask, c: RankMask): number {
  const three = ((d & h & (s | c)) | (s & c & (d | h))) & ~deuce;
  if ((d & h & s & c & ~deuce) !== 0) return 4;
  return three === 0 ? 2 : 3;
}
