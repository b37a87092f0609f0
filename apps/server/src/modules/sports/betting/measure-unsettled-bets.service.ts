import type { ServerContext } from '../../../context.ts';
import { postponedVoidAfterMs } from '../sportsbook/index.ts';
import { readLongestWaits } from './unsettled-bets.store.ts';

/**
 * Writes into the metrics how long the longest waiting bets have waited. When it cannot read them,
 * the figures are gone rather than old.
 */
export async function measureUnsettledBets({
  clock,
  database,
  metrics,
}: Pick<ServerContext, 'clock' | 'database' | 'metrics'>): Promise<void> {
  const now = clock.now();
  const postponedBefore = new Date(now.getTime() - postponedVoidAfterMs);
  const waits = await readLongestWaits(database.db, { now, postponedBefore }).catch((error) => {
    metrics.unsettledBetSeconds.reset();
    throw error;
  });
  for (const waits_for of ['settlement', 'result'] as const) {
    const { [waits_for]: since } = waits;
    const waitedMs = since === null ? 0 : Math.max(0, now.getTime() - since.getTime());
    metrics.unsettledBetSeconds.set({ waits_for }, waitedMs / 1000);
  }
}
