import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../database.ts';
import { tendTables } from './tend-tables.ts';

describe('tendTables', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
    await sql`create table grown (n integer primary key)`.execute(database.db);
    await sql`create table calm (n integer primary key)`.execute(database.db);
  });
  afterAll(() => database.close());

  const tend = () => (database.embedded ? tendTables(database.embedded) : Promise.reject());
  const add = (from: number, to: number) =>
    sql`insert into grown select generate_series(${from}::integer, ${to}::integer)`.execute(
      database.db,
    );

  it('counts every table once, and again only those that changed enough', async () => {
    await add(1, 100);
    expect(await tend()).toEqual(['calm', 'grown']);
    expect(await tend()).toEqual([]);
    await add(101, 150);
    expect(await tend()).toEqual([]);
    await add(151, 400);
    expect(await tend()).toEqual(['grown']);
    const { rows } = await sql<{ rows: number }>`
      select reltuples::integer as rows from pg_class where relname = 'grown'`.execute(database.db);
    expect(rows).toEqual([{ rows: 400 }]);
  });

  it('removes what deleted rows left', async () => {
    await sql`delete from grown where n > 100`.execute(database.db);
    expect(await tend()).toEqual(['grown']);
    expect(await tend()).toEqual([]);
  });
});
