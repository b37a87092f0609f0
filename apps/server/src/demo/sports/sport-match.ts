import type { SportLeague } from './sport-leagues.ts';

/** A match of the calendar. */
export interface SportMatch {
  /**
   * `sport:<league>:<slot>:<court>`, and on how many courts where those are fewer than the league
   * has: enough to find the match again after a restart.
   */
  sourceKey: string;
  league: SportLeague;
  homeKey: string;
  awayKey: string;
  start: Date;
  /** From when it is known who meets; null where the draw says so. */
  knownFrom: Date | null;
  /** What its play is drawn from. */
  seed: string;
}
