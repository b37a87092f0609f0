import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlStateOf, type Database } from '@pavilion/database';
import { freshPglite } from '@pavilion/test-kit';
import {
  recordedStatements,
  statementFolder,
  type RecordedStatement,
} from '@pavilion/test-kit/statement-record';

// Suites of calls and commands run on PostgreSQL alone (describeServer). What they sent is sent to
// the embedded engine here, on an empty database: a statement that only one engine understands is
// found.

/** Fewer were not recorded: the suites did not run before. */
const leastStatements = 500;

class RolledBack extends Error {}

let database: Database;
beforeAll(async () => {
  database = await freshPglite();
});
afterAll(() => database.close());

/** What goes back to a savepoint needs one: its name. */
const savepointOf = (text: string): string | undefined =>
  /^rollback to savepoint (\w+)$/.exec(text)?.[1];

/** Runs a statement in a transaction that is taken back; gives the error of the engine, if any. */
async function errorOf({ text, parameters }: RecordedStatement): Promise<unknown> {
  try {
    await database.db.transaction().execute(async (trx) => {
      const point = savepointOf(text);
      if (point) await trx.executeQuery(CompiledQuery.raw(`savepoint ${point}`));
      await trx.executeQuery(CompiledQuery.raw(text, [...parameters]));
      throw new RolledBack();
    });
  } catch (error) {
    return error instanceof RolledBack ? undefined : error;
  }
}

/**
 * An empty database refuses what hangs on a row that is not there, and says so: the statement was
 * understood.
 */
function isAboutMissingRows(error: unknown): boolean {
  const state = sqlStateOf(error) ?? '';
  return state.startsWith('23') || state.startsWith('P0');
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');

test('a statement that the embedded engine does not understand is found', async () => {
  expect(await errorOf({ text: 'select 1', parameters: [] })).toBeUndefined();
  const error = await errorOf({ text: 'select no_such_function($1)', parameters: ['a'] });
  expect(error).toBeDefined();
  expect(isAboutMissingRows(error)).toBe(false);
});

test('each statement of the suites on PostgreSQL runs on the embedded engine', async () => {
  const statements = recordedStatements(statementFolder() ?? '');
  expect(statements.length).toBeGreaterThan(leastStatements);
  const refused: string[] = [];
  for (const statement of statements) {
    const error = await errorOf(statement);
    if (error !== undefined && !isAboutMissingRows(error))
      refused.push(`${reasonOf(error)}: ${statement.text.slice(0, 300)}`);
  }
  expect(refused).toEqual([]);
}, 120_000);
