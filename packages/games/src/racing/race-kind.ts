/** What tells one kind of race from another. */
export interface RaceKind {
  code: string;
  name: string;
  /** Runners: at least, and how many numbers of them are equally likely. */
  fewestRunners: number;
  runnerCounts: number;
  distanceMetres: number;
  /** A mobile gate lets the field start at speed. */
  startsMoving: boolean;
  /** One length in time, for photos and margins. */
  lengthMs: number;
  /** First and second words of names. */
  names: { first: readonly string[]; second: readonly string[] };
  /** What a runner of a number wears: drawn, or fixed by its number. */
  silks: 'drawn' | readonly string[];
}

/**
 * Races of a course: one every two minutes, its betting closed 45 s before the next; courses start
 * 40 s apart.
 */
export const raceTimes = {
  everyMs: 120_000,
  courseStepMs: 40_000,
  closedMs: 45_000,
  raceMs: 35_000,
  boardMs: 8_000,
} as const;
