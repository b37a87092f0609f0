import type { Pair, Side } from '../../engine/facts.ts';

/** Where a set stands before its next unit: a game, a rally, a round. */
export interface UnitState {
  /** From 1. */
  readonly setNo: number;
  readonly home: number;
  readonly away: number;
  readonly server: Side;
}

/**
 * A match played in sets of units: how each unit is won and when a set is over. Price and simulator
 * both run on this and on nothing else, so that they cannot disagree.
 */
export interface SetsProcess {
  readonly bestOf: number;
  /** Stat of the units: games, points or rounds. */
  readonly unit: string;
  /** Stat of the sets: sets or maps. */
  readonly set: string;
  /** Names of the periods: `s1`, `m1`. */
  readonly prefix: 's' | 'm';
  /** Chance that home wins the next unit. */
  readonly homeChance: (state: UnitState) => number;
  readonly isSetOver: (setNo: number, home: number, away: number) => boolean;
  readonly serverAfter: (state: UnitState, winner: Side) => Side;
  /** Who serves first in a set; `carried` is who would serve next had the last one gone on. */
  readonly firstServer: (setNo: number, carried: Side) => Side;
  /** True when a set of this score had a tie-break; none in most sports. */
  readonly hadTieBreak?: (home: number, away: number) => boolean;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A match under way: the sets that are over, and the one that is played. */
export interface SetsState {
  readonly done: readonly Pair[];
  readonly now: Pair;
  readonly server: Side;
  /** Chance that home wins the unit under way, where its own score is known (points of a game). */
  readonly unitChance?: number;
}

/** The start of a match. */
export const setsStart = (server: Side = 'home'): SetsState => ({ done: [], now: [0, 0], server });

/** Sets that win the match. */
export const setsToWin = ({ bestOf }: SetsProcess): number => (bestOf + 1) / 2;

export const periodName = ({ prefix }: SetsProcess, setNo: number): string => `${prefix}${setNo}`;

/** Sets won by each side. */
export function setsWon(done: readonly Pair[]): Pair {
  const home = done.filter(([own, other]) => own > other).length;
  return [home, done.length - home];
}
