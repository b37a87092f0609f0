import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { openDatabase, migrate } from '@pavilion/database';
import { told, type Figure } from '../lib/report.ts';
import { durableFlags } from './bets.bench.ts';
import { withServer } from './commits.bench.ts';
import { benchCounters } from './rewards-counters.ts';
import { benchPreview } from './rewards-preview.ts';
import { benchRace } from './rewards-race.ts';
import { addCrowd } from './rewards-prepare.ts';

const poolSize = 8;
const now = new Date('2026-11-21T12:00:00.000Z');

/**
 * What rewards cost, on a PostgreSQL whose commits reach the disk: counters at a settlement, a race
 * of a million players, and the preview of a campaign over 30 days of a busy site.
 */
export async function benchRewards(): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    await migrate(database);
    await database.close();
    return await withServer(postgres.url, poolSize, now, async (server) => {
      const figures = await told(benchCounters(server));
      await addCrowd(server);
      figures.push(...(await told(benchRace(server))));
      return [...figures, ...(await benchPreview(server))];
    });
  } finally {
    await postgres.stop();
  }
}
