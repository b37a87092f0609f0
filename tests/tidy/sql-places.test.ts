import { expect, test } from 'vitest';
import { checkSqlPlaces } from './sql-places.ts';
import { file, readRepository } from './support/repository.ts';

test('SQL stands only in stores, the ledger and the database package', () => {
  expect(checkSqlPlaces(readRepository())).toEqual([]);
});

const route = 'apps/server/src/modules/bets/bet-place.route.ts';

test.each([
  ['a tagged statement in a route', route, 'await sql`select 1`.execute(db)', 1],
  ['a typed tagged statement', route, 'sql<Row>`select 1`', 1],
  [
    'a query builder in a service',
    'apps/server/src/modules/bets/bets.service.ts',
    "db.selectFrom('bets')",
    1,
  ],
  ['a statement in a string', route, "pool.query('select id from bets')", 1],
  ['a store', 'apps/server/src/modules/bets/bets.store.ts', "db.selectFrom('bets')", 0],
  ['a test', 'apps/server/src/modules/bets/bets.test.ts', 'sql`select 1`', 0],
  ['a word', route, "'select an amount'", 0],
])('%s: %s, %j → %i', (_what, path, text, count) => {
  expect(checkSqlPlaces([file(path, text)])).toHaveLength(count);
});
