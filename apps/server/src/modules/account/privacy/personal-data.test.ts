import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshPostgres } from '@pavilion/test-kit';
import { exportedTables, leftOutTables } from './personal-data.store.ts';

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
    const decided = [...exportedTables, ...Object.keys(leftOutTables)].toSorted();
    expect(rows.map(({ name }) => name)).toEqual(decided);
  } finally {
    await database.close();
  }
});
