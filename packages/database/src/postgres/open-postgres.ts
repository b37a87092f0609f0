import { sql } from 'kysely';
import type { Database, DatabaseOptions } from '../database.ts';
import { notifyBy, pingBy } from '../shared-calls.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { ChannelListener } from './channel-listener.ts';
import { LeaderConnection } from './leader-connection.ts';
import { createPatientPool, createWorkPool, kyselyOver, type PostgresTarget } from './pools.ts';

const defaultPoolSize = 10;
/** One numbers and notifies while the other reads. */
const newsPoolSize = 2;

/** Opens a PostgreSQL server (15 to 18). Fails when it cannot be reached. */
export async function openPostgres(
  options: DatabaseOptions & { databaseUrl: string },
  guard: TransactionGuard,
): Promise<Database> {
  const target: PostgresTarget = {
    databaseUrl: options.databaseUrl,
    applicationName: options.applicationName ?? 'pavilion',
  };
  const { poolSize = defaultPoolSize, patience = 1 } = options;
  const open = (size: number) =>
    kyselyOver(createWorkPool(target, { poolSize: size, patience }), guard, options.onStatement);
  const db = open(poolSize);
  const newsDb = open(newsPoolSize);
  const listener = new ChannelListener(target);
  const leader = new LeaderConnection(target);
  await sql`select 1`.execute(db);
  return {
    engine: 'postgres',
    db,
    newsDb,
    embedded: null,
    listen: (channel, onPayload, listenOptions) =>
      listener.listen(channel, onPayload, listenOptions ?? {}),
    notify: (channel, payloads) => notifyBy(newsDb, channel, payloads),
    ping: () => pingBy(db),
    tryLeaderLock: (name) => leader.tryTake(name),
    async withoutTimeouts(work) {
      const patient = kyselyOver(createPatientPool(target), guard, options.onStatement);
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    async close() {
      await listener.close();
      await leader.close();
      await newsDb.destroy();
      await db.destroy();
    },
  };
}
