import { addFractions, choose, fraction, numbersFrom, type Fraction } from '@pavilion/games';
import type { BingoStage, BingoVariant } from '@pavilion/games/bingo/index';

/** A stage as the sets of numbers that bring it, each number by a place of its own. */
type Ways = readonly (readonly number[])[];

const five = numbersFrom(0, 5);
const centre = 12;
const row = (at: number): number[] => five.map((place) => at * 5 + place);
const column = (at: number): number[] => five.map((place) => place * 5 + at);
const down = five.map((place) => place * 6);
const up = five.map((place) => place * 4 + 4);
const square = (corner: number): number[] => [corner, corner + 1, corner + 5, corner + 6];
/** Three rows of five numbers; where they lie in their nine columns does not matter. */
const rows90 = numbersFrom(0, 3).map((at) => numbersFrom(at * 5, 5));
const [top = [], middle = [], bottom = []] = rows90;

const ways75: Partial<Record<BingoStage, Ways>> = {
  line: [...five.map(row), ...five.map(column), down, up],
  corners: [[0, 4, 20, 24]],
  postage: [0, 3, 15, 18].map(square),
  x: [[...down, ...up]],
  plus: [[...row(2), ...column(2)]],
  diamond: [[2, 6, 8, 10, 14, 16, 18, 22]],
  frame: [[...row(0), ...row(4), ...column(0), ...column(4)]],
  letter_t: [[...row(0), ...column(2)]],
  letter_l: [[...column(0), ...row(4)]],
  blackout: [numbersFrom(0, 25)],
};
const ways90: Partial<Record<BingoStage, Ways>> = {
  line: rows90,
  two_lines: [
    [...top, ...middle],
    [...top, ...bottom],
    [...middle, ...bottom],
  ],
  full_house: [rows90.flat()],
};

/**
 * The exact chance that one card has a stage within so many balls: by inclusion and exclusion over
 * the ways to have it. Throws for a stage with more ways than can be gone through.
 */
export function stageChance(variant: BingoVariant, stage: BingoStage, within: number): Fraction {
  const ways = (variant === '75' ? ways75 : ways90)[stage];
  if (!ways) throw new RangeError(`${stage} of ${variant} has no counted chance`);
  const masks = ways.map((places) =>
    places
      .filter((place) => variant !== '75' || place !== centre)
      .reduce((mask, place) => mask | (1 << place), 0),
  );
  const balls = Number(variant);
  const signed = new Map<number, bigint>();
  const walk = (from: number, union: number, sign: bigint): void => {
    for (let next = from; next < masks.length; next += 1) {
      const wider = union | (masks[next] ?? 0);
      const size = sizeOf(wider);
      signed.set(size, (signed.get(size) ?? 0n) + sign);
      walk(next + 1, wider, -sign);
    }
  };
  walk(0, 0, 1n);
  return [...signed]
    .map(([size, count]) =>
      fraction(count * choose(balls - size, within - size), choose(balls, within)),
    )
    .reduce(addFractions);
}

function sizeOf(mask: number): number {
  let size = 0;
  for (let left = mask; left !== 0; left &= left - 1) size += 1;
  return size;
}
