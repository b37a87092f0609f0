import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inTransaction, migrate, openDatabase, type Database } from '@pavilion/database';
import { sharedRunDir } from './run-dir.ts';

let snapshot: Promise<Uint8Array> | undefined;

/**
 * A migrated in-memory database of the caller's own. The migrations run once, then they are copied.
 */
export async function freshPglite(): Promise<Database> {
  snapshot ??= loadSnapshot();
  return openDatabase({ snapshot: await snapshot });
}

// Two files may both find no dump yet: both make one, and either is right.
async function loadSnapshot(): Promise<Uint8Array> {
  const runDir = sharedRunDir();
  if (!runDir) return makeSnapshot();
  const file = join(runDir, 'pglite.tar');
  if (!existsSync(file)) {
    const part = `${file}.${process.pid}`;
    await writeFile(part, await makeSnapshot());
    await rename(part, file);
  }
  return readFile(file);
}

async function makeSnapshot(): Promise<Uint8Array> {
  const database = await openDatabase();
  try {
    await migrate(database);
    if (!database.embedded) throw new Error('expected the embedded engine');
    return await database.embedded.dump();
  } finally {
    await database.close();
  }
}

/** Tables whose rows come from migrations. */
const referenceTables = ['kysely_migration', 'kysely_migration_lock', 'ledger_account_kinds'];

/**
 * Empties every table between tests, except those that migrations fill and those in `keep`. What a
 * server reads meanwhile may stand in the way: then it is done again.
 */
export async function truncateAll(database: Database, keep: readonly string[] = []): Promise<void> {
  const kept = [...referenceTables, ...keep];
  await inTransaction(database, async (trx) => {
    const { rows } = await sql<{ names: string | null }>`
      select string_agg(format('%I', tablename), ', ') as names from pg_tables
       where schemaname = 'public' and not tablename = any(${kept})`.execute(trx);
    if (!rows[0]?.names) return;
    // The append-only guards refuse a truncate; only a superuser in a test may step around them.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(`truncate ${rows[0].names} restart identity`).execute(trx);
  });
}
