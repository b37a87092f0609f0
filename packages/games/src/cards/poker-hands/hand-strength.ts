import { highest, sizeOf, straightTop, top, type RankMask } from './rank-masks.ts';

/** Classes of poker hands, the weakest first. A royal flush is the straight flush to the ace. */
export const handClasses = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
] as const;
export type HandClass = (typeof handClasses)[number];

/**
 * How good a hand is: the stronger has the larger number, equal hands have the same. Class, then
 * the ranks that make it, then the kickers.
 */
export type HandStrength = number;

const ranksBits = 13;
const strength = (handClass: number, made: RankMask, kickers: RankMask = 0): HandStrength =>
  (((handClass << ranksBits) | made) << ranksBits) | kickers;

/** The ranks that are there of each suit: diamonds, hearts, spades, clubs. */
export function suitRanks(
  cards: readonly number[],
): readonly [d: RankMask, h: RankMask, s: RankMask, c: RankMask] {
  let [d, h, s, c] = [0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    const suit = card & 3;
    if (suit === 0) d |= rank;
    else if (suit === 1) h |= rank;
    else if (suit === 2) s |= rank;
    else c |= rank;
  }
  return [d, h, s, c];
}

/** The best five of five to seven different cards. */
export const handStrength = (cards: readonly number[]): HandStrength =>
  suitsStrength(...suitRanks(cards));

/**
 * As `handStrength`, of the ranks that are there of each suit; for whoever walks through millions.
 */
export function suitsStrength(d: RankMask, h: RankMask, s: RankMask, c: RankMask): HandStrength {
  const any = d | h | s | c;
  const two = (d & h) | (s & c) | ((d | h) & (s | c));
  const flush = flushOf(d, h, s, c);
  if (flush !== 0) {
    const flushTop = straightTop(flush);
    if (flushTop !== 0) return strength(8, flushTop);
  }
  if (two === 0) return flush === 0 ? unpaired(any) : strength(5, highest(flush, 5));
  const three = (d & h & (s | c)) | (s & c & (d | h));
  return matched(any, two, three, d & h & s & c, flush);
}

/** The ranks of the suit of which there are five or more, or 0. */
function flushOf(d: RankMask, h: RankMask, s: RankMask, c: RankMask): RankMask {
  if (sizeOf(d) > 4) return d;
  if (sizeOf(h) > 4) return h;
  if (sizeOf(s) > 4) return s;
  return sizeOf(c) > 4 ? c : 0;
}

function unpaired(any: RankMask): HandStrength {
  const straight = straightTop(any);
  return straight === 0 ? strength(0, 0, highest(any, 5)) : strength(4, straight);
}

/**
 * Of hands where some rank comes twice or more: sets of what is there once, twice, three and four
 * times or more.
 */
function matched(
  any: RankMask,
  two: RankMask,
  three: RankMask,
  four: RankMask,
  flush: RankMask,
): HandStrength {
  if (four !== 0) return strength(7, four, top(any & ~four));
  const trips = top(three);
  if (trips !== 0 && two !== trips) return strength(6, trips, top(two & ~trips));
  if (flush !== 0) return strength(5, highest(flush, 5));
  const straight = straightTop(any);
  if (straight !== 0) return strength(4, straight);
  if (trips !== 0) return strength(3, trips, highest(any & ~trips, 2));
  const pairs = highest(two, 2);
  const isOnePair = pairs === top(pairs);
  return isOnePair
    ? strength(1, pairs, highest(any & ~pairs, 3))
    : strength(2, pairs, top(any & ~pairs));
}

/** The class of a hand by its strength. */
export const handClassOf = (value: HandStrength): HandClass =>
  handClasses[value >> (2 * ranksBits)] ?? 'high_card';

/**
 * The ranks that make the hand, as a set: of the pair, of the pairs, of the three; of a straight
 * its top. Empty for a high card.
 */
export const madeRanks = (value: HandStrength): RankMask =>
  (value >> ranksBits) & ((1 << ranksBits) - 1);

/** The ranks beside those, as a set; of a full house the pair, of a high card all five. */
export const kickerRanks = (value: HandStrength): RankMask => value & ((1 << ranksBits) - 1);

const aceBit = 1 << 12;

export const isRoyalFlush = (value: HandStrength): boolean => value === strength(8, aceBit);
