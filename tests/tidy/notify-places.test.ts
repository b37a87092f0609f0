import { expect, test } from 'vitest';
import { checkNotifyPlaces } from './notify-places.ts';
import { file, readRepository } from './support/repository.ts';

test('only the event log notifies', () => {
  expect(checkNotifyPlaces(readRepository())).toEqual([]);
});

const store = 'apps/server/src/modules/bets/bets.store.ts';
const numbering = 'packages/database/src/functions/number-realtime-events.sql.ts';

test.each([
  ['a notice in a store', store, "sql`select pg_notify('news', '')`", 1],
  [
    'a notice in a SQL function',
    'packages/database/src/functions/a.sql.ts',
    'perform pg_notify(c, p);',
    1,
  ],
  ['the statement', store, 'sql`notify news`', 1],
  ['the statement within a function', store, "begin\n  NOTIFY news, 'x';\nend", 1],
  ['the database asked for it', store, "await context.database.notify('news', [''])", 1],
  ['another listener', store, "database.listen('news', hear)", 1],
  ['the log asked for it', store, "context.publisher.notify(trx, 'news', '')", 0],
  ['a word', store, "const text = 'we notify players'", 0],
  ['the numbering', numbering, 'perform pg_notify(c, p);', 0],
  ['a test', 'packages/database/src/messages.test.ts', "database.notify('news', [])", 0],
])('%s: %s, %j → %i', (_what, path, text, count) => {
  expect(checkNotifyPlaces([file(path, text)])).toHaveLength(count);
});
