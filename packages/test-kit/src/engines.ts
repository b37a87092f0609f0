import { afterAll, describe } from 'vitest';
import { migrate, openDatabase, type Database, type DatabaseOptions } from '@pavilion/database';
import { freshPglite } from './pglite.ts';
import { databaseUrl, onServer, startPostgres } from './postgres.ts';

export type EngineName = Database['engine'];
export type OpenFresh = (
  options?: Pick<DatabaseOptions, 'poolSize' | 'patience' | 'onStatement'>,
) => Promise<Database>;

/** Long enough for the first test of a run, which starts the engine. */
export const engineTimeoutMs = 120_000;

/**
 * Runs the same tests on PGlite and on PostgreSQL. `openFresh` gives a migrated, empty database of
 * the caller's own; what it opened is closed after the suite.
 */
export function describeOnBothEngines(
  name: string,
  define: (openFresh: OpenFresh, engine: EngineName) => void,
): void {
  describeOn('pglite', name, define, freshPglite);
  describeOn('postgres', name, define, freshPostgres);
}

/** The same for tests that only mean something with several connections. */
export function describeOnPostgres(name: string, define: (openFresh: OpenFresh) => void): void {
  describeOn('postgres', name, define, freshPostgres);
}

function describeOn(
  engine: EngineName,
  name: string,
  define: (openFresh: OpenFresh, engine: EngineName) => void,
  open: OpenFresh,
): void {
  describe(`${name} (${engine})`, { timeout: engineTimeoutMs }, () => {
    const opened: Database[] = [];
    afterAll(() => Promise.all(opened.map((database) => database.close())), engineTimeoutMs);
    define(async (options) => {
      const database = await open(options);
      opened.push(database);
      return database;
    }, engine);
  });
}

const templateName = 'pavilion_template';
const templateLock = 77_100_401;

/**
 * A busy machine takes several times as long; what runs into a limit there says nothing of what is
 * tested.
 */
const patience = 20;

/** A migrated PostgreSQL database of the caller's own, copied from a template made once per run. */
export async function freshPostgres(
  options: Pick<DatabaseOptions, 'poolSize' | 'patience' | 'onStatement'> = {},
): Promise<Database> {
  const server = await startPostgres();
  await ensureTemplate(server.url);
  return openDatabase({
    patience,
    ...options,
    databaseUrl: await server.createDatabase(templateName),
  });
}

async function ensureTemplate(url: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select from pg_database where datname = $1', [templateName]);
    if (known.rowCount !== 0) return;
    // Migrated under another name, so that a failed migration leaves no half-made template.
    const draft = `${templateName}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const database = await openDatabase({ databaseUrl: databaseUrl(url, draft), poolSize: 1 });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${draft} rename to ${templateName}`);
  });
}
