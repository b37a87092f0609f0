import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { largestMultiplier, multiplierScale } from '../engine/index.ts';
import type { Cover } from './lottery-game.ts';

/**
 * What a draw may have to pay on each number already, minor units: the stakes by their best single
 * prizes.
 */
export type Liabilities = ReadonlyMap<string, bigint>;

/**
 * What a line adds to each of its numbers (5.1: boxed kinds count for every permutation), rounded
 * up.
 */
export function addedLiability({ paysE4, bets }: Cover, stakeMinor: bigint): bigint {
  const scaled = stakeMinor * largestMultiplier(Object.values(paysE4));
  const divisor = bets * multiplierScale;
  return (scaled + divisor - 1n) / divisor;
}

/** The draw's liabilities with one more line. */
export function withLine(before: Liabilities, cover: Cover, stakeMinor: bigint): Liabilities {
  const added = addedLiability(cover, stakeMinor);
  const sums = new Map(before);
  for (const number of cover.numbers) sums.set(number, (sums.get(number) ?? 0n) + added);
  return sums;
}

export interface SoldOut {
  number: string;
  /** The largest stake of this kind of line that the number still takes; 0 when it is sold out. */
  roomMinor: bigint;
}

/**
 * The number of a line that takes least, when the line would pass the limit of a number; null when
 * it fits.
 */
export function soldOutBy(
  before: Liabilities,
  cover: Cover,
  stakeMinor: bigint,
  limitMinor: bigint,
): SoldOut | null {
  const added = addedLiability(cover, stakeMinor);
  const fullest = cover.numbers
    .map((number) => ({ number, usedMinor: before.get(number) ?? 0n }))
    .reduce((most, next) => (next.usedMinor > most.usedMinor ? next : most));
  if (fullest.usedMinor + added <= limitMinor) return null;
  const roomMinor = stakeFor(cover, limitMinor - fullest.usedMinor);
  return { number: fullest.number, roomMinor };
}

/** The largest stake whose liability is at most this, a multiple of the line's bets. */
function stakeFor({ paysE4, bets }: Cover, leftMinor: bigint): bigint {
  if (leftMinor <= 0n) return 0n;
  const bet = (leftMinor * multiplierScale) / largestMultiplier(Object.values(paysE4));
  return bet * bets;
}

/** The detail of `soldOut` as the wire says it: `"1234:room 12.00"`. */
export const soldOutDetail = ({ number, roomMinor }: SoldOut, currency: CurrencyCode): string =>
  `${number}:room ${formatAmount(roomMinor, currency)}`;

/**
 * The draw's liabilities with all lines of a ticket, one after another, or the first number that
 * does not take its line.
 */
export function withTicket(
  before: Liabilities,
  lines: readonly { cover: Cover; stakeMinor: bigint }[],
  limitMinor: bigint,
): { liabilities: Liabilities } | { soldOut: SoldOut } {
  let liabilities = before;
  for (const { cover, stakeMinor } of lines) {
    const soldOut = soldOutBy(liabilities, cover, stakeMinor, limitMinor);
    if (soldOut) return { soldOut };
    liabilities = withLine(liabilities, cover, stakeMinor);
  }
  return { liabilities };
}
