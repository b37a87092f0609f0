import type { Kysely, Transaction } from 'kysely';
import type { OnStatement } from './statement-log.ts';
import type { Tables } from './tables/index.ts';

/** Anything that runs queries: the database itself or an open transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

export interface DatabaseOptions {
  /** PostgreSQL connection string. Absent: the embedded engine. */
  databaseUrl?: string;
  /** Folder of the embedded engine. Absent and no `databaseUrl`: the data lives in memory. */
  dataDir?: string;
  /** Connections of the PostgreSQL pool (default 10). The embedded engine always has one. */
  poolSize?: number;
  /**
   * So many times as long as in service anybody waits: for a connection, a lock, an answer (default
   * 1). For tests, which judge what happens and not how soon. The embedded engine has no such
   * limits.
   */
  patience?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** Start an in-memory embedded database from this dump (see `EmbeddedEngine.dump`). */
  snapshot?: Uint8Array;
  /**
   * Told of each statement that succeeded, with its parameters; for tests that compare the engines.
   */
  onStatement?: OnStatement;
}

export interface ListenOptions {
  /** Called when a lost connection listens again: messages sent in between are gone, so re-read. */
  onResumed?: () => void;
}

/** Proof that this process leads something; at most one holder per database and name. */
export interface LeaderLock {
  readonly name: string;
  /**
   * Settles when the lock is gone: released, or its connection was lost (then stop leading at
   * once).
   */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/** Direct access to the embedded engine, shaped as the job queue's PGlite adapter wants it. */
export interface EmbeddedEngine {
  query<T = unknown>(text: string, parameters?: unknown[]): Promise<{ rows: T[] }>;
  /**
   * Runs several statements as one unit of the connection; an error rolls an open transaction back.
   */
  exec(text: string): Promise<Array<{ rows: unknown[] }>>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** The whole database as an uncompressed tar, for `DatabaseOptions.snapshot`. */
  dump(): Promise<Uint8Array>;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * The same data on a few connections apart, for the event log alone: in a rush, when work waits
   * for a connection of `db`, what happened is told all the same. The embedded engine has one
   * connection for everything.
   */
  readonly newsDb: Kysely<Tables>;
  /** Present on the embedded engine only. */
  readonly embedded: EmbeddedEngine | null;
  /**
   * Hears `notify` of this and, on PostgreSQL, every other process. Gives the function that stops.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    options?: ListenOptions,
  ): Promise<() => Promise<void>>;
  /**
   * Sends at once, each payload below 8,000 bytes, equal ones only once. Never with anybody's
   * transaction: PostgreSQL lets transactions that notify commit one after the other only. For the
   * event log alone; everybody else writes to that.
   */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
  /** True when the engine answers a query. Never throws. */
  ping(): Promise<boolean>;
  /**
   * Takes leadership of `name`, or gives null when another holder has it. All that a process leads
   * hangs on one connection.
   */
  tryLeaderLock(name: string): Promise<LeaderLock | null>;
  /** Runs long work (migrations, audits, reports) on connections without statement timeouts. */
  withoutTimeouts<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
