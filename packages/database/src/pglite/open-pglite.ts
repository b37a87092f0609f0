import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Database, DatabaseOptions } from '../database.ts';
import { notifyBy, pingBy } from '../shared-calls.ts';
import { logOf } from '../statement-log.ts';
import type { Tables } from '../tables/index.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { ChannelHub } from './channel-hub.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import { engineCode } from './engine-code.ts';
import { EngineClient } from './engine-client.ts';
import { createEngineDialect } from './engine.dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { LocalLeaderLocks } from './local-leader-locks.ts';

/** Opens the embedded engine, in `dataDir` under our own lock or in memory. */
export async function openPglite(
  options: DatabaseOptions,
  guard: TransactionGuard,
): Promise<Database> {
  const hub = new ChannelHub();
  const { engine, unlock } = await startEngine(options, hub);
  const queue = new ConnectionQueue();
  const db = new Kysely<Tables>({
    dialect: createEngineDialect(engine, queue, guard),
    ...logOf(options.onStatement),
  });
  const embedded = createEmbeddedEngine(engine, queue, hub);
  const leaderLocks = new LocalLeaderLocks();
  return {
    engine: 'pglite',
    db,
    newsDb: db,
    embedded,
    listen: (channel, onPayload) => embedded.listen(channel, onPayload),
    notify: (channel, payloads) => notifyBy(db, channel, payloads),
    ping: () => pingBy(db),
    tryLeaderLock: async (name) => leaderLocks.tryTake(name),
    withoutTimeouts: (work) => work(db),
    async close() {
      await leaderLocks.releaseAll();
      await queue.run(() => engine.close());
      unlock();
    },
  };
}

async function startEngine(
  options: DatabaseOptions,
  hub: ChannelHub,
): Promise<{ engine: EngineClient; unlock: () => void }> {
  const dataDir = options.dataDir === undefined ? null : resolve(options.dataDir);
  const unlock = dataDir === null ? () => undefined : lockFolder(dataDir);
  try {
    const engine = await EngineClient.start(
      {
        folder: dataDir === null ? null : join(dataDir, 'database'),
        snapshot: options.snapshot ?? null,
        code: await engineCode(),
      },
      (channel, payload) => hub.deliver(channel, payload),
    );
    return { engine, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
