import {
  fraction,
  largestMultiplier,
  multiplierScale,
  payoutOf,
  type Fraction,
  type MultiplierE4,
} from '../engine/index.ts';
import type { Cover, DrawnNumber } from './lottery-game.ts';

/** A prize a line won. */
export interface WonPrize {
  tier: string;
  amountMinor: bigint;
}

/** Whether a stake can be divided among the bets of a line exactly. */
export const isDivisible = ({ bets }: Cover, stakeMinor: bigint): boolean =>
  stakeMinor % bets === 0n;

/** What one bet of a line stakes. Throws RangeError when the stake cannot be divided. */
function betMinor(cover: Cover, stakeMinor: bigint): bigint {
  if (!isDivisible(cover, stakeMinor)) throw new RangeError(`a stake is not of ${cover.bets} bets`);
  return stakeMinor / cover.bets;
}

/**
 * Every prize of a line; a number drawn several times is paid each time. Each is rounded down by
 * itself.
 */
export function wonPrizes(
  cover: Cover,
  stakeMinor: bigint,
  drawn: readonly DrawnNumber[],
): readonly WonPrize[] {
  const bet = betMinor(cover, stakeMinor);
  return drawn
    .filter(({ number }) => cover.numbers.includes(number))
    .map(({ tier }) => ({ tier, amountMinor: payoutOf(bet, cover.paysE4[tier] ?? 0n) }))
    .filter(({ amountMinor }) => amountMinor > 0n);
}

/** The best single prize of a line, of its whole stake. */
export const topMultiplierE4 = ({ paysE4, bets }: Cover): MultiplierE4 =>
  largestMultiplier(Object.values(paysE4)) / bets;

/** How often each tier is drawn, and from how many numbers. */
export type TierDraws = Readonly<Record<string, { draws: bigint; outOf: bigint }>>;

/** The exact return of a line: each number of each draw by its chance. */
export function coverRtp({ numbers, bets, paysE4 }: Cover, tiers: TierDraws): Fraction {
  const common = Object.values(tiers).reduce((product, { outOf }) => product * outOf, 1n);
  const paid = Object.entries(paysE4).reduce((sum, [tier, payE4]) => {
    const { draws, outOf } = tiers[tier] ?? { draws: 0n, outOf: 1n };
    return sum + (payE4 * draws * common) / outOf;
  }, 0n);
  return fraction(BigInt(numbers.length) * paid, common * bets * multiplierScale);
}
