import { vipLevelOf, type VipLevel, type VipTotals } from './levels.ts';

/**
 * Where a player stands in a club that looks at its levels anew each cycle. Minor units of the
 * site's currency.
 */
export interface VipStanding {
  /** Since sign-up. */
  totals: VipTotals;
  /** What is added to the totals before levels are judged: 0, or less once a level was lost. */
  shift: VipTotals;
  /** The totals as they were when the cycle began. */
  cycleBase: VipTotals;
}

export interface CycleEnd<Level extends VipLevel = VipLevel> {
  from: Level;
  to: Level;
  isKept: boolean;
  /** What was done in the cycle. */
  done: VipTotals;
  /** For the next cycle. */
  shift: VipTotals;
}

const each = (a: VipTotals, b: VipTotals, join: (a: bigint, b: bigint) => bigint): VipTotals => ({
  depositMinor: join(a.depositMinor, b.depositMinor),
  turnoverMinor: join(a.turnoverMinor, b.turnoverMinor),
});
const plus = (a: bigint, b: bigint): bigint => a + b;
const minus = (a: bigint, b: bigint): bigint => a - b;

/** What levels are judged by. */
export const creditOf = ({ totals, shift }: Omit<VipStanding, 'cycleBase'>): VipTotals =>
  each(totals, shift, plus);

/** What was done since the cycle began. */
export const cycleOf = ({ totals, cycleBase }: Omit<VipStanding, 'shift'>): VipTotals =>
  each(totals, cycleBase, minus);

/**
 * What keeps a level for another cycle: this share of what it asks for beyond the level before,
 * rounded down; nothing at the bottom.
 */
export function keepRequirement(
  levels: readonly VipLevel[],
  level: VipLevel,
  keepPercent: number,
): VipTotals {
  const below = levels.find((one) => one.level === level.level - 1);
  if (!below) return { depositMinor: 0n, turnoverMinor: 0n };
  const share = (a: bigint, b: bigint): bigint => ((a - b) * BigInt(keepPercent)) / 100n;
  return each(level, below, share);
}

/**
 * How a cycle ends. Who did what the level asks for keeps it with all he has done; who did not goes
 * down one level, never more, and begins the next cycle at its foot (decision 0022).
 */
export function endOfCycle<Level extends VipLevel>(
  levels: readonly Level[],
  keepPercent: number,
  standing: VipStanding,
): CycleEnd<Level> {
  const from = vipLevelOf(levels, creditOf(standing));
  const done = cycleOf(standing);
  const needed = keepRequirement(levels, from, keepPercent);
  const isKept =
    done.depositMinor >= needed.depositMinor && done.turnoverMinor >= needed.turnoverMinor;
  const below = levels.find(({ level }) => level === from.level - 1);
  if (isKept || !below) return { from, to: from, isKept: true, done, shift: standing.shift };
  return { from, to: below, isKept: false, done, shift: each(below, standing.totals, minus) };
}

/**
 * Whole game tokens for turnover, and how much of it they use up: the rest counts towards the next
 * one.
 */
export function tokensEarned(
  turnoverMinor: bigint,
  perTokenMinor: bigint,
): { tokens: bigint; usedMinor: bigint } {
  if (turnoverMinor <= 0n || perTokenMinor <= 0n) return { tokens: 0n, usedMinor: 0n };
  const tokens = turnoverMinor / perTokenMinor;
  return { tokens, usedMinor: tokens * perTokenMinor };
}
