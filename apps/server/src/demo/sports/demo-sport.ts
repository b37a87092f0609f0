import type { Facts, Pair, PriceModel, Side, Sport } from '@pavilion/sports';

/** Ids of the players of both sides, by shirt. */
export type Squads = Readonly<Record<Side, readonly string[]>>;

/**
 * Who meets whom: strengths in deviations above the mean of the league, and the seed of all luck.
 */
export interface Matchup {
  seed: string;
  home: number;
  away: number;
  /** Left out where no question is about a player. */
  squads?: Squads;
}

/** How a match stands at a moment. */
export interface Standing {
  facts: Facts;
  /** Headline score: points, goals, runs or sets won. */
  score: Pair;
  /** Minute of play; null where the sport counts none. */
  minute: number | null;
  /** Null before it begins and where it has none (wire contract of the sportsbook, 6). */
  period: string | null;
  /** Seconds on the clock as the sport shows it; null without a clock. */
  clock: { seconds: number; isRunning: boolean } | null;
  serving: Side | null;
  isOver: boolean;
  /** Just scored: markets stop for a moment. */
  isStopped: boolean;
  /** Changes when prices should. */
  priceKey: string;
  /** What the prices of this moment come from. */
  model: () => PriceModel;
}

/** A match played out from its seed; nothing needs to be remembered between two calls. */
export interface DemoPlay {
  /** Ids of the players that may be bet on; left out where none is. */
  players?: readonly string[];
  /** What the prices before the start come from. */
  before: () => PriceModel;
  /**
   * The state after so many milliseconds, at the pace of life; markets stop `stopMs` after a score.
   */
  at: (elapsedMs: number, stopMs: number) => Standing;
}

/** A sport as the demo plays it: prices and play come of one process of packages/sports. */
export interface DemoSport {
  sport: Sport;
  /** How many matches one side leaves to the other, whichever is better; left out for none. */
  givenUpShare?: number;
  play: (matchup: Matchup) => DemoPlay;
}
