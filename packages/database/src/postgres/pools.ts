import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables/index.ts';
import {
  connectTimeoutMs,
  connectionWaitMs,
  idleInTransactionTimeoutMs,
  lockTimeoutMs,
  queryTimeoutMs,
  statementTimeoutMs,
} from '../timeouts.ts';
import { preparedNameOf } from '../prepared-statements.ts';
import { logOf, type OnStatement } from '../statement-log.ts';
import type { TransactionGuard } from '../transaction-guard.ts';
import { pgTypes } from './type-parsers.ts';

export interface PostgresTarget {
  databaseUrl: string;
  applicationName: string;
}

export function clientConfig(target: PostgresTarget): pg.ClientConfig {
  return {
    connectionString: target.databaseUrl,
    application_name: target.applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: pgTypes,
  };
}

/**
 * The everyday pool: every connection carries the timeouts of domain/ledger.md 5.2, `patience`
 * times as long.
 */
export function createWorkPool(
  target: PostgresTarget,
  { poolSize, patience }: { poolSize: number; patience: number },
): pg.Pool {
  return quiet(
    new pg.Pool({
      ...clientConfig(target),
      max: poolSize,
      connectionTimeoutMillis: connectionWaitMs * patience,
      query_timeout: queryTimeoutMs * patience,
      statement_timeout: statementTimeoutMs * patience,
      lock_timeout: lockTimeoutMs * patience,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs * patience,
    }),
  );
}

/** A small pool for long work; two connections, so one may hold a lock while the other works. */
export function createPatientPool(target: PostgresTarget): pg.Pool {
  return quiet(new pg.Pool({ ...clientConfig(target), max: 2 }));
}

/** Kysely over a pool that refuses to hand out a second connection inside a transaction. */
export function kyselyOver(
  pool: pg.Pool,
  guard: TransactionGuard,
  onStatement?: OnStatement,
): Kysely<Tables> {
  const guarded = {
    Client: pg.Client,
    options: pool.options,
    connect: async () => {
      guard.assertOutside();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded }),
    ...logOf(onStatement),
  });
}

// A connection that dies, idle or between two statements of a transaction, must not end the
// process: its next statement fails, and the pool opens another.
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    keepMarkedStatements(client);
    leaveFrozen(client);
  });
  return pool;
}

type Query = (text: unknown, ...others: unknown[]) => unknown;

// Kysely hands on text and parameters only; the driver keeps a statement on the connection when it
// has a name.
function keepMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const keeping: Query = (text, ...others) => {
    const name = typeof text === 'string' ? preparedNameOf(text) : null;
    return name === null ? query(text, ...others) : query({ name, text, values: others[0] });
  };
  // The same overloads as before: only what the text becomes differs.
  client.query = keeping as typeof client.query;
}

/**
 * A connection whose answer did not come is of no more use: whoever got it next would wait for the
 * old answer.
 */
function leaveFrozen(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const leaving: Query = (...all) => {
    const asked = query(...all);
    if (asked instanceof Promise) asked.catch((error: unknown) => cutIfFrozen(client, error));
    return asked;
  };
  client.query = leaving as typeof client.query;
}

function cutIfFrozen(client: pg.PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
  // The driver has no word for it: `end` would ask the frozen server first.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
