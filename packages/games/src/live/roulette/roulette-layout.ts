import { numbersFrom } from '../../engine/index.ts';

/** Pockets of the wheel, clockwise. */
export const rouletteWheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
export const pocketCount = 37;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export type PocketColour = 'red' | 'black' | 'green';

export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

/** Kinds that name their numbers. */
export const numberKinds = ['straight', 'split', 'street', 'corner', 'six_line'] as const;
export type NumberKind = (typeof numberKinds)[number];

const onTable = (count: number): number[] => numbersFrom(1, count);
const streets = numbersFrom(0, 12).map((row) => numbersFrom(3 * row + 1, 3));

/** Every bet on numbers that the layout has, each in rising order. */
export const layoutBets: Record<NumberKind, ReadonlyArray<readonly number[]>> = {
  straight: numbersFrom(0, pocketCount).map((number) => [number]),
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...onTable(36)
      .filter((number) => number % 3 !== 0)
      .map((number) => [number, number + 1]),
    ...onTable(33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...streets],
  corner: [
    [0, 1, 2, 3],
    ...onTable(32)
      .filter((number) => number % 3 !== 0)
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  six_line: numbersFrom(0, 11).map((row) => numbersFrom(3 * row + 1, 6)),
};

/** Kinds with a place: `index` 1 to 3. */
export const placedKinds = ['dozen', 'column'] as const;
export type PlacedKind = (typeof placedKinds)[number];

/** Kinds that pay even. */
export const evenKinds = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
export type EvenKind = (typeof evenKinds)[number];

const holds: Record<EvenKind, (number: number) => boolean> = {
  red: (number) => colourOf(number) === 'red',
  black: (number) => colourOf(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
};

const evens = Object.fromEntries(
  evenKinds.map((kind) => [kind, onTable(36).filter(holds[kind])]),
) as unknown as Record<EvenKind, readonly number[]>;

/** The eighteen numbers of an even chance; zero is none of them. */
export const evenNumbers = (kind: EvenKind): readonly number[] => evens[kind];

/** The twelve numbers of a dozen or a column, 1 to 3. */
export const placedNumbers = (kind: PlacedKind, index: number): readonly number[] =>
  kind === 'dozen'
    ? numbersFrom(12 * index - 11, 12)
    : numbersFrom(0, 12).map((row) => 3 * row + index);
