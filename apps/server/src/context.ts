import { migrate, openDatabase, type Database } from '@pavilion/database';
import type { JournalKind } from '@pavilion/domain/history';
import type { Clock, Ids, Random } from '@pavilion/domain/ids';
import { createLedger, type Ledger } from '@pavilion/ledger';
import { readAppSecret } from './config/app-secret.ts';
import type { Config } from './config/config.ts';
import type { Declared } from './declared.ts';
import { refuseFileAsFolder } from './config/data-folder.ts';
import { createLogger, type Logger } from './observability/logger.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import type { Outside } from './ports/outside.ts';
import { createIds, createSystemClock, createSystemRandom } from './ports/system.ts';
import { openEventLog, type EventLog } from './realtime/event-log.ts';
import type { Publisher } from './realtime/publisher.ts';
import { createSiteDirectory, type SiteDirectory } from './site-directory/index.ts';
import { createSiteSource } from './site-directory/site-source.store.ts';

/** Everything a request, a job or a command may use. Made once per process. */
export interface ServerContext {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: Ledger<JournalKind>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** From the operating system, fit for codes and draws. */
  readonly random: Random;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly publisher: Publisher;
  /** What the publisher writes, as this and every other process hears it. */
  readonly eventLog: EventLog;
  /** The systems of others that this installation speaks to. */
  readonly outside: Outside;
  /** What its modules declare of themselves. */
  readonly declared: Declared;
  /** Cached sites by host. */
  readonly sites: SiteDirectory;
  /**
   * Key for signatures and keyed hashes between our own parts; derive from it by purpose
   * (`HMAC(appSecret, 'tac')`).
   */
  readonly appSecret: string;
  /** Closes the directory, the event log and the database. */
  close(): Promise<void>;
}

/**
 * What tests and tools may put in place of the real thing. A given database is already migrated.
 */
export interface Ports {
  database: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  logger: Logger;
}

/**
 * The composition root: opens and migrates the database and puts the parts together. It knows no
 * provider, no module and no demo: which there are is handed in.
 */
export async function createContext(
  config: Config,
  {
    outside,
    declared,
    ...overrides
  }: Partial<Ports> & { readonly outside: Outside; readonly declared: Declared },
): Promise<ServerContext> {
  if (!config.isEphemeral) refuseFileAsFolder(config.dataDir);
  const clock = overrides.clock ?? createSystemClock();
  const ids = overrides.ids ?? createIds(clock);
  const database = overrides.database ?? (await openMigrated(config));
  const logger = overrides.logger ?? createLogger(config);
  const eventLog = await openEventLog({ database, logger, clock, ids });
  const sites = await createSiteDirectory(createSiteSource(database, eventLog));
  return {
    config,
    database,
    ledger: createLedger(database),
    clock,
    ids,
    random: overrides.random ?? createSystemRandom(),
    logger,
    metrics: createMetrics({ withProcess: config.mode !== 'test' }),
    publisher: eventLog.publisher,
    eventLog,
    outside,
    declared,
    sites,
    appSecret: readAppSecret(config),
    async close() {
      sites.close();
      await eventLog.close();
      await database.close();
    },
  };
}

async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.isEphemeral ? undefined : config.dataDir,
    poolSize: config.databasePoolSize,
  });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
