import type { Database, DatabaseOptions } from './database.ts';
import { registerGuard } from './guard-registry.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/**
 * Opens PostgreSQL (`databaseUrl`) or the embedded engine (`dataDir`, or memory). It does not
 * migrate. Throws `DataDirLockedError` when another process holds the folder.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const guard = createTransactionGuard();
  const database = options.databaseUrl
    ? await openPostgres({ ...options, databaseUrl: options.databaseUrl }, guard)
    : await openPglite(options, guard);
  return registerGuard(database, guard);
}
