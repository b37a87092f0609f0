import { numbersFrom } from '../engine/index.ts';
import { isFree, type BingoCard, type BingoVariant } from './bingo-cards.ts';

/** Places of a card; a card has a stage when it has all places of one of its patterns. */
type Pattern = readonly number[];

export const stages75 = [
  'line',
  'two_lines',
  'corners',
  'postage',
  'x',
  'plus',
  'diamond',
  'frame',
  'letter_t',
  'letter_l',
  'blackout',
] as const;
export const stages90 = ['line', 'two_lines', 'full_house'] as const;
export type BingoStage = (typeof stages75)[number] | (typeof stages90)[number];

const five = numbersFrom(0, 5);
const row = (index: number): Pattern => five.map((place) => index * 5 + place);
const column = (index: number): Pattern => five.map((place) => place * 5 + index);
const down = five.map((place) => place * 6);
const up = five.map((place) => place * 4 + 4);
const lines75: readonly Pattern[] = [...five.map(row), ...five.map(column), down, up];
const lines90: readonly Pattern[] = numbersFrom(0, 3).map((index) => numbersFrom(index * 9, 9));

const united = (...parts: readonly Pattern[]): Pattern => [...new Set(parts.flat())];
const pairsOf = (patterns: readonly Pattern[]): readonly Pattern[] =>
  patterns.flatMap((first, place) =>
    patterns.slice(place + 1).map((other) => united(first, other)),
  );
const square = (corner: number): Pattern => [corner, corner + 1, corner + 5, corner + 6];

const patterns75: Record<(typeof stages75)[number], readonly Pattern[]> = {
  line: lines75,
  two_lines: pairsOf(lines75),
  corners: [[0, 4, 20, 24]],
  postage: [0, 3, 15, 18].map(square),
  x: [united(down, up)],
  plus: [united(row(2), column(2))],
  diamond: [[2, 6, 8, 10, 14, 16, 18, 22]],
  frame: [united(row(0), row(4), column(0), column(4))],
  letter_t: [united(row(0), column(2))],
  letter_l: [united(column(0), row(4))],
  blackout: [numbersFrom(0, 25)],
};
const patterns90: Record<(typeof stages90)[number], readonly Pattern[]> = {
  line: lines90,
  two_lines: pairsOf(lines90),
  full_house: [numbersFrom(0, 27)],
};

/** Patterns by variant and stage; a variant has no patterns of a stage that is not its own. */
const patterns: Record<BingoVariant, Partial<Record<BingoStage, readonly Pattern[]>>> = {
  '75': patterns75,
  '90': patterns90,
};

/** The stages a room of a variant can play for. */
export const stagesOf = (variant: BingoVariant): readonly BingoStage[] =>
  variant === '75' ? stages75 : stages90;

/**
 * The numbers that make each pattern of a stage full on a card; blanks and the free centre want
 * none.
 */
function wantedOn(
  { numbers }: BingoCard,
  variant: BingoVariant,
  stage: BingoStage,
): readonly (readonly number[])[] {
  return (patterns[variant][stage] ?? []).map((pattern) =>
    pattern
      .filter((place) => !isFree(variant, place))
      .map((place) => numbers[place] ?? 0)
      .filter((number) => number !== 0),
  );
}

/** When each ball is called: `order[number]` is 1 for the first. */
export function callOrder(balls: readonly number[]): ReadonlyMap<number, number> {
  return new Map(balls.map((ball, place) => [ball, place + 1]));
}

/** The ball (1 the first) after which a card has a stage; null when these balls do not bring it. */
export function wonAtBall(
  card: BingoCard,
  variant: BingoVariant,
  stage: BingoStage,
  order: ReadonlyMap<number, number>,
): number | null {
  const balls = wantedOn(card, variant, stage).map((wanted) =>
    Math.max(0, ...wanted.map((number) => order.get(number) ?? Number.POSITIVE_INFINITY)),
  );
  const first = Math.min(Number.POSITIVE_INFINITY, ...balls);
  return Number.isFinite(first) ? first : null;
}

/** How many balls a card still wants for a stage. */
export function ballsToGo(
  card: BingoCard,
  variant: BingoVariant,
  stage: BingoStage,
  called: ReadonlySet<number>,
): number {
  const missing = wantedOn(card, variant, stage).map(
    (wanted) => wanted.filter((number) => !called.has(number)).length,
  );
  return Math.min(...missing);
}
