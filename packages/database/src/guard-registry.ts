import type { Database } from './database.ts';
import type { TransactionGuard } from './transaction-guard.ts';

const guards = new WeakMap<Database, TransactionGuard>();

/** Remembers the guard of an opened database, so that it stays out of the public interface. */
export function registerGuard(database: Database, guard: TransactionGuard): Database {
  guards.set(database, guard);
  return database;
}

export function guardOf(database: Database): TransactionGuard {
  const guard = guards.get(database);
  if (!guard) throw new Error('this database was not opened by openDatabase');
  return guard;
}
