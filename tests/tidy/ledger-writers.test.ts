import { expect, test } from 'vitest';
import { checkLedgerWriters } from './ledger-writers.ts';
import { file, readRepository } from './support/repository.ts';

test('only the ledger writes ledger tables', () => {
  expect(checkLedgerWriters(readRepository())).toEqual([]);
});

const store = 'apps/server/src/modules/bets/bets.store.ts';

test.each([
  ['an insert', store, 'sql`insert into ledger_entries values (1)`', 1],
  ['an update over two lines', store, 'sql`UPDATE\n  ledger_accounts set posted = 0`', 1],
  ['a query builder', store, "db.deleteFrom('ledger_holds')", 1],
  [
    'another migration',
    'packages/database/src/migrations/0004-bets.migration.ts',
    'delete from ledger_holds',
    1,
  ],
  [
    'an account kind of a new part',
    'packages/database/src/migrations/20260101T0000-games.migration.ts',
    'insert into ledger_account_kinds values (1)',
    0,
  ],
  ['an account kind from a store', store, 'insert into ledger_account_kinds values (1)', 1],
  ['reading', store, "db.selectFrom('ledger_entries')", 0],
  ['the ledger', 'packages/ledger/src/post.ts', 'insert into ledger_entries', 0],
  [
    "the ledger's migration",
    'packages/database/src/migrations/0002-ledger.migration.ts',
    'update ledger_accounts',
    0,
  ],
  [
    "a folder of the ledger's migrations",
    'packages/database/src/migrations/ledger/post.sql',
    'update ledger_accounts',
    0,
  ],
  ['a test', 'packages/database/src/refusals.test.ts', 'delete from ledger_entries', 0],
])('%s: %s, %j → %i', (_what, path, text, count) => {
  expect(checkLedgerWriters([file(path, text)])).toHaveLength(count);
});
