/**
 * Writes one row after the other into a data folder and tells its parent each that is committed.
 */
import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: row-writer.ts <data folder>');

const database = await openDatabase({ dataDir });
await sql`create table if not exists written (id int primary key)`.execute(database.db);
for (;;) {
  const { rows } = await sql<{ id: number }>`
    insert into written select coalesce(max(id), 0) + 1 from written returning id`.execute(
    database.db,
  );
  process.send?.(rows[0]?.id);
}
