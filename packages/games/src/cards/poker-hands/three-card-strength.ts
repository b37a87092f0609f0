import type { RankMask } from './rank-masks.ts';

/** Classes of three cards, the weakest first: a straight is rarer than a flush here. */
export const threeCardClasses = [
  'high_card',
  'pair',
  'flush',
  'straight',
  'three_of_a_kind',
  'straight_flush',
] as const;
export type ThreeCardClass = (typeof threeCardClasses)[number];

const ranksBits = 13;
const ace = 1 << 12;
const aceLow = ace | 0b11;
const threeHigh = 1 << 1;

const strength = (handClass: number, made: RankMask, kickers: RankMask = 0): number =>
  (((handClass << ranksBits) | made) << ranksBits) | kickers;

/** The top of three in a row, as a set; ace, two, three is the lowest. 0: no straight. */
function straightTop(ranks: RankMask): RankMask {
  if (ranks === aceLow) return threeHigh;
  const lowest = ranks & (ranks >> 1) & (ranks >> 2);
  return lowest << 2;
}

/**
 * How good three different cards are: the stronger has the larger number, equal hands have the
 * same.
 */
export function threeCardStrength([a = 0, b = 0, c = 0]: readonly number[]): number {
  const [first, second, third] = [1 << (a >> 2), 1 << (b >> 2), 1 << (c >> 2)];
  const ranks = first | second | third;
  if (first === second && second === third) return strength(4, ranks);
  const pair = (first & second) | (first & third) | (second & third);
  if (pair !== 0) return strength(1, pair, ranks & ~pair);
  const straight = straightTop(ranks);
  const isFlush = (a & 3) === (b & 3) && (b & 3) === (c & 3);
  if (straight !== 0) return strength(isFlush ? 5 : 3, straight);
  return isFlush ? strength(2, 0, ranks) : strength(0, 0, ranks);
}

/** The class of three cards by their strength. */
export const threeCardClassOf = (value: number): ThreeCardClass =>
  threeCardClasses[value >> (2 * ranksBits)] ?? 'high_card';
