import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../database.ts';
import { lockKeyOf } from '../postgres/leader-connection.ts';
import type { Tables } from '../tables/index.ts';
import { migrations } from './index.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Brings the schema up to date and gives the names of the steps it ran. Many processes may start at
 * once: they wait for each other. A failed step leaves the schema as it was and throws.
 */
export async function migrate(
  database: Database,
  steps: readonly NamedMigration[] = migrations,
): Promise<string[]> {
  return database.withoutTimeouts((db) =>
    database.engine === 'pglite' ? runSteps(db, steps) : runLocked(db, steps),
  );
}

/** Names of the steps that are not in the database yet, oldest first. Changes nothing. */
export async function pendingMigrations(
  database: Database,
  steps: readonly NamedMigration[] = migrations,
): Promise<string[]> {
  const known = await migratorOf(database.db, steps).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

// Kysely's own lock comes after it made its tables, so two first starts would collide there.
function runLocked(db: Kysely<Tables>, steps: readonly NamedMigration[]): Promise<string[]> {
  const key = lockKeyOf('migrate');
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${key})`.execute(holder);
    try {
      return await runSteps(db, steps);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(holder);
    }
  });
}

async function runSteps(db: Kysely<Tables>, steps: readonly NamedMigration[]): Promise<string[]> {
  const { error, results } = await migratorOf(db, steps).migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(`migration ${failed ?? ''} failed: ${messageOf(error)}`, { cause: error });
  }
  return (results ?? []).map(({ migrationName }) => migrationName);
}

function migratorOf(db: Kysely<Tables>, steps: readonly NamedMigration[]): Migrator {
  const byName = Object.fromEntries(steps.map((step) => [step.name, step]));
  if (Object.keys(byName).length !== steps.length) throw new Error('two migrations share a name');
  return new Migrator({
    db,
    provider: { getMigrations: async () => byName },
    // Steps of two branches may meet in an existing database in either order.
    allowUnorderedMigrations: true,
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
