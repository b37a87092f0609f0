import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startPostgres } from '@pavilion/test-kit/postgres';
import { openDatabase } from '../open-database.ts';
import { migrations } from './index.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { NamedMigration } from './migration.ts';

const step = (name: string, text: string): NamedMigration => ({
  name,
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});
const first = step('20260101T0000-first', 'create table firsts (id int)');
const second = step('20260102T0000-second', 'create table seconds (id int)');

describe('the list of migrations', () => {
  it('has unique names of the agreed form, oldest first', () => {
    const names = migrations.map(({ name }) => name);
    expect(names.filter((name) => !/^\d{8}T\d{4}-[a-z0-9-]+$/.test(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)].sort());
  });
});

describe('migrate', { timeout: 120_000 }, () => {
  it('lets eight processes start on one empty PostgreSQL at once', async () => {
    const server = await startPostgres();
    const databaseUrl = await server.createDatabase();
    const databases = await Promise.all(
      Array.from({ length: 8 }, () => openDatabase({ databaseUrl, poolSize: 1 })),
    );
    const ran = await Promise.all(databases.map((database) => migrate(database)));
    expect(ran.flat().sort()).toEqual(migrations.map(({ name }) => name));
    expect(await pendingMigrations(databases[0]!)).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  it('runs new steps once, names what is pending, keeps nothing of a failed step', async () => {
    const database = await openDatabase();
    expect(await pendingMigrations(database, [first, second])).toEqual([first.name, second.name]);
    expect(await migrate(database, [first])).toEqual([first.name]);
    const broken = step(second.name, 'create table seconds (id int); select 1 / 0');
    await expect(migrate(database, [first, broken])).rejects.toThrow(
      /second failed: division by zero/,
    );
    expect(await pendingMigrations(database, [first, second])).toEqual([second.name]);
    expect(await migrate(database, [first, second])).toEqual([second.name]);
    expect(await migrate(database, [first, second])).toEqual([]);
    await database.close();
  });

  it('accepts a step of another branch that sorts before what ran', async () => {
    const database = await openDatabase();
    await migrate(database, [second]);
    expect(await migrate(database, [first, second])).toEqual([first.name]);
    await database.close();
  });

  it('refuses two steps of one name', async () => {
    const database = await openDatabase();
    await expect(migrate(database, [first, first])).rejects.toThrow('share a name');
    await database.close();
  });
});
