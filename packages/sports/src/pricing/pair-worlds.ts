import { factsOf, periodOf, type Facts } from '../engine/facts.ts';
import type { Worlds } from './chances.ts';
import type { Counts } from './distributions.ts';

/**
 * The worlds of one period and stat in which home has 0 to `most` and away too; row by row of home.
 */
interface PairGrid {
  readonly facts: readonly Facts[];
  readonly memo: NonNullable<Worlds['memo']>;
}

const grids = new Map<string, PairGrid>();

/** Facts of an event that ended with this pair in the period, of which nothing else is known. */
export function pairFacts(period: string, stat: string, home: number, away: number): Facts {
  return factsOf({
    ended: 'completed',
    periods: { [period]: periodOf({ [stat]: [home, away] }) },
  });
}

function gridOf(period: string, stat: string, most: number): PairGrid {
  const key = `${period}|${stat}|${most}`;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const facts = counts.flatMap((home) => counts.map((away) => pairFacts(period, stat, home, away)));
  const grid: PairGrid = { facts, memo: new Map() };
  grids.set(key, grid);
  return grid;
}

/**
 * The worlds of a period by a weight for each pair; what lies above `most` is left out and the rest
 * made whole.
 */
export function pairWorlds(
  period: string,
  stat: string,
  most: number,
  weightOf: (home: number, away: number) => number,
): Worlds {
  const grid = gridOf(period, stat, most);
  const side = most + 1;
  const raw = grid.facts.map((_, index) => weightOf(Math.floor(index / side), index % side));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return { ...grid, weights: raw.map((weight) => weight / total) };
}

/** Independent counts of each side on top of what they have. */
export function independentWorlds(
  period: string,
  stat: string,
  most: number,
  [home, away]: readonly [Counts, Counts],
  [homeNow, awayNow]: readonly [number, number] = [0, 0],
): Worlds {
  return pairWorlds(
    period,
    stat,
    most,
    (h, a) => (home[h - homeNow] ?? 0) * (away[a - awayNow] ?? 0),
  );
}

/** Worlds made of a few facts with their weights. */
export function worldsFrom(list: readonly (readonly [weight: number, facts: Facts])[]): Worlds {
  return { weights: list.map(([weight]) => weight), facts: list.map(([, facts]) => facts) };
}
