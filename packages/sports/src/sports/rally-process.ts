import type { Side } from '../engine/facts.ts';
import type { SetsProcess } from './sets/process.ts';

/** Home's chance to win a rally when it serves, and when the other side does. */
export interface RallyChances {
  readonly serving: number;
  readonly receiving: number;
}

export interface RallyTargets {
  readonly bestOf: number;
  /** Points of a set, and of the one that decides the match. */
  readonly target: number;
  readonly lastTarget: number;
}

/** Volleyball to 25, the fifth to 15; table tennis to 11. Always two clear. */
export const volleyballTargets: RallyTargets = { bestOf: 5, target: 25, lastTarget: 15 };
export const tableTennisTargets: RallyTargets = { bestOf: 5, target: 11, lastTarget: 11 };

/** A match of rallies: who wins one serves next, sides take turns to begin a set. */
export function rallyProcess(
  { serving, receiving }: RallyChances,
  { bestOf, target, lastTarget }: RallyTargets,
): SetsProcess {
  const targetOf = (setNo: number): number => (setNo === bestOf ? lastTarget : target);
  const first: readonly Side[] = ['away', 'home'];
  return {
    bestOf,
    unit: 'points',
    set: 'sets',
    prefix: 's',
    homeChance: ({ server }) => (server === 'home' ? serving : receiving),
    isSetOver: (setNo, home, away) =>
      Math.max(home, away) >= targetOf(setNo) && Math.abs(home - away) >= 2,
    serverAfter: (_, winner) => winner,
    firstServer: (setNo) => first[setNo % 2] ?? 'home',
  };
}

/**
 * The smallest total with which a set to `target` can end naturally from this score (wire contract,
 * 7).
 */
export function leastPoints(target: number, home: number, away: number): number {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return Math.max(target, least + 2, most) + least;
}
