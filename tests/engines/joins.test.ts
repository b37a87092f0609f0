import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@pavilion/database';
import { freshPostgres } from '@pavilion/test-kit';
import { recordedStatements, statementFolder } from '@pavilion/test-kit/statement-record';
import { readTablesOfSites, type TablesOfSites } from '@pavilion/test-kit/tables-of-sites';
import { joinsAcrossSites } from './sites/check-joins.ts';
import { functionStatements } from './sites/function-statements.ts';

// Cells of sites stay possible (docs/decisions/0036): what one statement brings together is of one
// site. Judged are the statements that the suites sent and those of the functions, as PostgreSQL's
// own parser reads them.

/** Functions that join otherwise, and why they may. */
const allowed: Readonly<Record<string, string>> = {
  ledger_reversal_differs:
    'compares the lines of two journals; the audit that asks it reports journals of two sites itself',
};

let database: Database;
let tables: TablesOfSites;
beforeAll(async () => {
  await loadModule();
  database = await freshPostgres();
  tables = await readTablesOfSites(database.db);
});
afterAll(() => database.close());

test.each([
  ['by a word', 'select from bets b join deposits d on d.currency = b.currency', 1],
  [
    'by what all sites share',
    'select from bets b join bet_slips s on true join events e on e.id = b.event_id',
    1,
  ],
  ['by nothing', 'select from bets b, players p where b.site_id = $1', 1],
  ['by the site', 'select from bets b join deposits d using (site_id) where d.status = $1', 0],
  [
    'by the site of both',
    'select from bets b, deposits d where d.site_id = p_site and b.site_id = p_site',
    0,
  ],
  [
    'by two sites',
    'select from bets b, deposits d where d.site_id = p_site and b.site_id = p_other',
    1,
  ],
  [
    'by way of the site',
    'select from sites s join bets b on b.site_id = s.id join deposits d on d.site_id = s.id',
    0,
  ],
  ['by reference', 'select from bets b join players p on p.id = b.player_id', 0],
  ['by one player', 'select from bets b join deposits d on d.player_id = b.player_id', 0],
  [
    'by parts',
    'select from ledger_entries n join ledger_journals j on j.id = n.journal_id join ledger_accounts a on a.id = n.account_id',
    0,
  ],
  [
    'by another part',
    'select from ledger_entries n join ledger_journals j on j.id = n.account_id',
    1,
  ],
  ['or by reference', 'select from bets b join players p on p.id = b.player_id or b.is_live', 1],
  ['not by reference', 'select from bets b join players p on p.id <> b.player_id', 1],
  ['in a subquery', 'select (select count(*) from deposits d) from bets', 1],
  [
    'in a subquery of the player',
    'select (select count(*) from deposits d where d.player_id = b.player_id) from bets b',
    0,
  ],
  ['among', 'select from bets where player_id in (select player_id from deposits)', 0],
  ['not among words', 'select from bets where currency in (select currency from deposits)', 1],
  [
    'by a part of the statement',
    'with p as (select player_id as who from deposits) select from bets b join p on p.who = b.player_id',
    0,
  ],
  [
    'by two parts',
    'with p as (select currency from deposits), q as (select currency from bets) select from p natural join q',
    1,
  ],
  [
    'one after the other',
    'select id from bets where site_id = $1 union all select id from deposits',
    0,
  ],
  [
    'a change',
    'update bets b set status = d.status from deposits d where d.currency = b.currency',
    1,
  ],
  [
    'a change by reference',
    'update bets b set status = d.status from deposits d where d.player_id = b.player_id',
    0,
  ],
  ['a removal', 'delete from bets using deposits d where d.site_id <> bets.site_id', 1],
  ['rows made of rows', 'insert into bets (id, site_id) select id, site_id from deposits', 0],
  [
    'rows made of rows with two columns of one name',
    'insert into bets (id, event_id, site_id) select x.id, d.id, d.site_id from deposits d, unnest($1) as x (id)',
    0,
  ],
  ['rows made of others', 'insert into bets (id, site_id) select id, p_site from deposits', 1],
])('%s: %s → %i', (_what, text, count) => {
  expect(joinsAcrossSites(tables, { text })).toHaveLength(count);
});

test('the same value is the same site', () => {
  const text = 'select from bets b, deposits d where b.site_id = $1 and d.site_id = $2';
  expect(joinsAcrossSites(tables, { text, parameters: ['a', 'a'] })).toEqual([]);
  expect(joinsAcrossSites(tables, { text, parameters: ['a', 'b'] })).toEqual(['bets | deposits']);
});

test('no function joins across sites', async () => {
  const statements = await functionStatements(database.db);
  expect(statements.length).toBeGreaterThan(500);
  const found = statements.flatMap(({ name, text }) =>
    joinsAcrossSites(tables, { text }).map((problem) => ({ name, problem })),
  );
  expect(found.filter(({ name }) => allowed[name] === undefined)).toEqual([]);
  expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(
    Object.keys(allowed).toSorted(),
  );
});

test('no statement of the suites joins across sites', () => {
  const found = recordedStatements(statementFolder() ?? '').flatMap((statement) =>
    joinsAcrossSites(tables, statement).map((problem) => ({ problem, text: statement.text })),
  );
  expect(found).toEqual([]);
});
