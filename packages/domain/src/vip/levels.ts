/**
 * One row of a site's level table. Requirements are totals since sign-up, in minor units of the
 * site's currency.
 */
export interface VipLevel {
  /** 0 is where everyone starts. */
  level: number;
  name: string;
  depositMinor: bigint;
  turnoverMinor: bigint;
}

export interface VipTotals {
  depositMinor: bigint;
  turnoverMinor: bigint;
}

/**
 * What is wrong with a level table; empty when nothing is. It must start at level 0 without
 * requirements, count up by one, never ask for less than the level before, and ask for more of
 * something.
 */
export function vipTableProblems(levels: readonly VipLevel[]): string[] {
  const first = levels[0];
  if (!first) return ['the table has no level'];
  const problems: string[] = [];
  if (first.level !== 0 || first.depositMinor !== 0n || first.turnoverMinor !== 0n) {
    problems.push('the table must start at level 0 without requirements');
  }
  levels.slice(1).forEach((level, index) => {
    const before = levels[index] as VipLevel;
    if (level.level !== before.level + 1)
      problems.push(`level ${level.level} does not follow ${before.level}`);
    const asksLess =
      level.depositMinor < before.depositMinor || level.turnoverMinor < before.turnoverMinor;
    const asksSame =
      level.depositMinor === before.depositMinor && level.turnoverMinor === before.turnoverMinor;
    if (asksLess || asksSame)
      problems.push(`level ${level.level} asks for no more than level ${before.level}`);
  });
  return problems;
}

const isReached = (level: VipLevel, totals: VipTotals): boolean =>
  totals.depositMinor >= level.depositMinor && totals.turnoverMinor >= level.turnoverMinor;

/** The highest level whose requirements are all met. Throws RangeError on an empty table. */
export function vipLevelOf<Level extends VipLevel>(
  levels: readonly Level[],
  totals: VipTotals,
): Level {
  const reached = levels.filter((level) => isReached(level, totals)).at(-1) ?? levels[0];
  if (!reached) throw new RangeError('a level table needs at least one level');
  return reached;
}

/** The level after that one, or null at the top. */
export function nextVipLevel<Level extends VipLevel>(
  levels: readonly Level[],
  current: VipLevel,
): Level | null {
  return levels.find(({ level }) => level === current.level + 1) ?? null;
}
