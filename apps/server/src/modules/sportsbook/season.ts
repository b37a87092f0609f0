const july = 6;

/** The year a season began: seasons turn in July. */
export function seasonOf(kickoff: Date): number {
  return kickoff.getUTCMonth() >= july ? kickoff.getUTCFullYear() : kickoff.getUTCFullYear() - 1;
}

/** When a season begins. */
export const startOfSeason = (year: number): Date => new Date(Date.UTC(year, july, 1));
