/**
 * Does the work for each round by itself; gives how many were done. One that fails does not keep the others: it is raised at the end and
 * tried again with the next run.
 */
export async function forEachRound<Round>(
  rounds: readonly Round[],
  work: (round: Round) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const round of rounds) {
    try {
      if (await work(round)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jackpots failed`);
  return done;
}
