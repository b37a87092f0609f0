const july = 6;

/** The year a season began: seasons turn in July. */
export function seasonOf(kickoff: Date): number {
  return kickoff.getUTCMonth() >= july ? kickoff.getUTCFullYear() : kickoff.getUTCFullYear() - 1;
}

/** Leagues announce the next season; what lies beyond the one after it is a slip of the pen. */
const seasonsAhead = 2;

/** True for a kick-off that no league can have announced yet. */
export const isTooFarAhead = (kickoff: Date, now: Date): boolean =>
  seasonOf(kickoff) > seasonOf(now) + seasonsAhead;

/** When a season begins. */
export const startOfSeason = (year: number): Date => new Date(Date.UTC(year, july, 1));
