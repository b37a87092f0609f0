import { setTimeout as sleep } from 'node:timers/promises';
import type { IsolationLevel, Transaction } from 'kysely';
import type { Database, Executor } from './database.ts';
import { guardOf } from './guard-registry.ts';
import { sqlStateOf } from './sql-error.ts';
import type { Tables } from './tables/index.ts';

export interface TransactionOptions {
  isolationLevel?: IsolationLevel;
  accessMode?: 'read only' | 'read write';
}

const maxAttempts = 5;
const retryableStates = new Set(['40001', '40P01']);

/** A deadlock or serialisation failure: the same work may be done again and go well. */
export const isRepeatable = (error: unknown): boolean =>
  retryableStates.has(sqlStateOf(error) ?? '');

let spread = 0;
const waiting = new WeakMap<Executor, Array<() => void>>();

/**
 * Does something once what the executor wrote is there for everybody: after the commit of its
 * transaction, never when that is taken back; at once without one. A crash in between leaves it
 * undone.
 */
export function afterCommit(executor: Executor, work: () => void): void {
  const list = waiting.get(executor);
  if (list) list.push(work);
  else work();
}

/**
 * Runs `work` in one transaction (READ COMMITTED unless asked otherwise) and commits it. A deadlock
 * or serialisation failure repeats the whole work, five attempts in all; every other error rolls
 * back and is thrown (domain/ledger.md 5.2 point 4). `work` must touch the database only by its
 * argument.
 */
export async function inTransaction<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work, options);
    } catch (error) {
      if (attempt === maxAttempts || !isRepeatable(error)) throw error;
      await sleep(backoffMs(attempt));
    }
  }
}

async function runOnce<T>(
  database: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  let builder = database.db.transaction();
  if (options.isolationLevel) builder = builder.setIsolationLevel(options.isolationLevel);
  if (options.accessMode) builder = builder.setAccessMode(options.accessMode);
  const afterwards: Array<() => void> = [];
  const result = await builder.execute((trx) => {
    waiting.set(trx, afterwards);
    return guardOf(database).run(() => work(trx));
  });
  for (const one of afterwards) one();
  return result;
}

// A counter spreads the retries of one process without asking for randomness.
function backoffMs(attempt: number): number {
  spread = (spread + 7) % 20;
  return attempt * 10 + spread;
}
