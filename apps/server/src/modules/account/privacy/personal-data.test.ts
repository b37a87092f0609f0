import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshPostgres } from '@pavilion/test-kit';
import { declared } from '../../../module-catalogue.ts';

it('every table that names a player goes into the file of his data, or stays out for a reason', async () => {
  const database = await freshPostgres();
  try {
    const { rows } = await sql<{ name: string }>`
      select distinct c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
       where c.relkind in ('r', 'p') and not c.relispartition
         and a.attname in ('player_id', 'account_id', 'winner_id')
       order by 1`.execute(database.db);
    const decided = declared.personal.flatMap(({ exported = [], chosen = [], leftOut = {} }) => [
      ...exported,
      ...chosen.map(({ table }) => table),
      ...Object.keys(leftOut),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(decided.toSorted());
  } finally {
    await database.close();
  }
});
