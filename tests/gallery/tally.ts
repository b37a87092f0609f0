/** What became of the looks of a run. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Writes a line of the run's report. */
export type Print = (line: string) => void;

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
