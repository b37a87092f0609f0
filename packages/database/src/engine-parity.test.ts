import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { isUniqueViolation, sqlStateOf } from './sql-error.ts';

/** Whatever a store reads or writes must not depend on the engine (spec/libraries.md fact 4). */
describeOnBothEngines('values', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });
  const read = async (expression: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(
      database.db,
    );
    return rows[0]?.value;
  };

  it.each([
    ['int8', sql`9223372036854775807::int8`, 9223372036854775807n],
    ['small int8', sql`1::int8`, 1n],
    ['a count', sql`count(*)`, 1n],
    ['int8 list', sql`array[1, null]::int8[]`, [1n, null]],
    ['int4', sql`7::int4`, 7],
    ['numeric', sql`1.50::numeric`, '1.50'],
    ['sum of int8', sql`sum(5::int8)`, '5'],
    ['jsonb', sql`'{"a": [1, "x"]}'::jsonb`, { a: [1, 'x'] }],
    ['date', sql`'2026-01-31'::date`, '2026-01-31'],
    ['timestamptz', sql`'2026-01-31T00:00:00Z'::timestamptz`, new Date('2026-01-31T00:00:00Z')],
    ['bytea', sql`'\\x01ff'::bytea`, Buffer.from([1, 255])],
    ['text list', sql`array['a', 'b,"c']`, ['a', 'b,"c']],
    ['boolean', sql`true`, true],
    ['null', sql`null::int8`, null],
  ])('%s is read alike', async (_type, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it.each([
    ['bigint', sql`${5n}::int8`, 5n],
    ['bigint as text', sql`${5n}::text`, '5'],
    ['Date', sql`${new Date(86_400_000)}::timestamptz`, new Date(86_400_000)],
    ['Buffer', sql`${Buffer.from([0, 200])}::bytea`, Buffer.from([0, 200])],
    ['list of numbers', sql`${[1, 2]}::int4[]`, [1, 2]],
    [
      'list of ids',
      sql`${['3f2504e0-4f89-41d3-9a0c-0305e82c3301']}::uuid[]`,
      ['3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ],
    ['JSON text', sql`${jsonText([{ minor: 5n }])}::jsonb`, [{ minor: '5' }]],
    ['null', sql`${null}::uuid`, null],
  ])('%s is written alike', async (_type, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it('reports errors of the database with SQLSTATE and constraint', async () => {
    const insert = sql`insert into ledger_account_kinds
      values ('player', 'cash', null, false, false)`;
    const error = await insert.execute(database.db).catch((thrown: unknown) => thrown);
    expect(sqlStateOf(error)).toBe('23505');
    expect(isUniqueViolation(error, 'ledger_account_kinds_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
  });

  it('counts changed rows', async () => {
    const result = await database.db
      .updateTable('ledger_account_kinds')
      .set({ may_go_negative: false })
      .where('owner_type', '=', 'player')
      .where('kind', 'in', ['cash', 'bonus'])
      .executeTakeFirst();
    expect(result.numUpdatedRows).toBe(2n);
  });
});
