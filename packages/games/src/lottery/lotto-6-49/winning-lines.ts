import { choose } from '../../engine/index.ts';
import type { Outcome649, Play649 } from './lotto-6-49.game.ts';

export const tiers649 = ['six', 'five_bonus', 'five', 'four', 'three'] as const;
export type Tier649 = (typeof tiers649)[number];
export type TierCounts = Readonly<Record<Tier649, bigint>>;

/** How many of an entry's lines are in each tier (5.1); the lines themselves are never listed. */
export function winningLines(
  { numbers }: Play649,
  { numbers: drawn, bonus }: Outcome649,
): TierCounts {
  const right = numbers.filter((number) => drawn.includes(number)).length;
  const linesWith = (count: number): bigint =>
    choose(right, count) * choose(numbers.length - right, 6 - count);
  const withBonus = numbers.includes(bonus) ? choose(right, 5) : 0n;
  return {
    six: linesWith(6),
    five_bonus: withBonus,
    five: linesWith(5) - withBonus,
    four: linesWith(4),
    three: linesWith(3),
  };
}

/** How many of all 13,983,816 lines a draw puts into each tier. */
export const linesOfTier: TierCounts = {
  six: 1n,
  five_bonus: 6n,
  five: 252n,
  four: 13_545n,
  three: 246_820n,
};
