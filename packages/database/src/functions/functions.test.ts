import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshPostgres } from '@pavilion/test-kit';

// Who wants to know what a function does opens one file, and it is what runs: earlier texts stand
// nowhere.

const here = fileURLToPath(new URL('.', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const definition = /create (?:or replace )?function (\w+)\s*\(.*?\$\$(.*?)\$\$;/gs;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);

/** Every function that a file of this folder defines itself, with its body. */
function defined(): Array<{ file: string; name: string; body: string }> {
  return filesOf(here).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(definition)].map(([, name = '', body = '']) => ({
      file: file.slice(here.length),
      name,
      // As the template gives it: a backslash stands twice in the file.
      body: body.replaceAll('\\\\', '\\'),
    })),
  );
}

it('a migrated database runs the functions of this folder, each as its one text says', async () => {
  const database = await freshPostgres();
  const { rows } = await sql<{ name: string; body: string }>`
    select p.proname as name, p.prosrc as body from pg_proc p
     where p.pronamespace = 'public'::regnamespace order by 1, 2`.execute(database.db);
  await database.close();
  const texts = defined();
  expect(texts.length).toBeGreaterThan(100);
  const sorted = (list: Array<{ name: string; body: string }>) =>
    list.map(({ name, body }) => `${name}: ${body}`).sort();
  expect(sorted(texts)).toEqual(sorted(rows));
});

it('a migration holds no text of a function', () => {
  const holding = filesOf(migrations).filter((file) =>
    /create (or replace )?function/.test(readFileSync(file, 'utf8')),
  );
  expect(holding).toEqual([]);
});
