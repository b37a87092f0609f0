import { drawDistinct, numbersFrom } from '../engine/index.ts';
import type { CanonicalObject, RandomStream } from '../fairness/index.ts';
import { drawStrip } from './strip-of-90.ts';

export const bingoVariants = ['75', '90'] as const;
export type BingoVariant = (typeof bingoVariants)[number];

/** Numbers row by row; 0 is the free centre of 75 and a blank of 90. */
export interface BingoCard {
  numbers: readonly number[];
}

const columns75 = 5;
const perColumn75 = 15;
const centre = 12;
export const ticketsOfStrip = 6;

/**
 * A card of 75: column by column from top to bottom, four in the middle one around the free centre.
 */
function drawCard75(stream: RandomStream): BingoCard {
  const columns = numbersFrom(0, columns75).map((column) => {
    const numbers = numbersFrom(column * perColumn75 + 1, perColumn75);
    const drawn = drawDistinct(stream, numbers, column === 2 ? 4 : 5);
    return column === 2 ? drawn.toSpliced(2, 0, 0) : drawn;
  });
  const rows = numbersFrom(0, 5).map((row) => columns.map((column) => column[row] ?? 0));
  return { numbers: rows.flat() };
}

/**
 * The cards of a purchase from the buyer's stream; of 90 whole strips are drawn and cut to the
 * count.
 */
export function drawCards(
  variant: BingoVariant,
  count: number,
  stream: RandomStream,
): readonly BingoCard[] {
  if (variant === '75') return numbersFrom(0, count).map(() => drawCard75(stream));
  const strips = numbersFrom(0, Math.ceil(count / ticketsOfStrip)).map(() => drawStrip(stream));
  return strips
    .flat()
    .slice(0, count)
    .map((numbers) => ({ numbers }));
}

/** Every ball in the order it is called; a game ends earlier, with its last stage. */
export const drawBalls = (variant: BingoVariant, stream: RandomStream): readonly number[] =>
  drawDistinct(stream, numbersFrom(1, Number(variant)), Number(variant));

/** The card as it stands in the tree of tickets. */
export const canonicalCard = ({ numbers }: BingoCard): CanonicalObject => ({ numbers });

/** The places of a card that want no ball. */
export const isFree = (variant: BingoVariant, place: number): boolean =>
  variant === '75' && place === centre;
