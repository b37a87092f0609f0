/** The year a season began: seasons turn in July. */
export function seasonOf(kickoff: Date): number {
  const july = 6;
  return kickoff.getUTCMonth() >= july ? kickoff.getUTCFullYear() : kickoff.getUTCFullYear() - 1;
}
