import { sql } from 'kysely';
import type { Database } from '@pavilion/database';
import { audit, ledgerAudits } from '@pavilion/ledger';
import type { Acknowledged } from './client.ts';
import { effectOf } from './operations.ts';

/** Everything that is wrong with the books, in words; reads the tables on its own. */
export async function complaints(
  database: Database,
  siteId: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  return [
    ...(await journalComplaints(database, siteId, acknowledged)),
    ...(await balanceComplaints(database, siteId, acknowledged)),
    ...(await sumComplaints(database)),
    ...(await audit(database.db, ledgerAudits)).map((finding) =>
      JSON.stringify(finding, bigintText),
    ),
  ];
}

/** Each acknowledged movement is there exactly once, as acknowledged, and nothing else is. */
async function journalComplaints(
  database: Database,
  siteId: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const { rows } = await sql<{ id: bigint; op_key: string }>`
    select id, op_key from ledger_journals where site_id = ${siteId}`.execute(database.db);
  const found = Map.groupBy(rows, (row) => row.op_key);
  const wrong = acknowledged.filter(({ operation, answer }) => {
    const journals = found.get(operation.key) ?? [];
    return journals.length !== 1 || journals[0]?.id !== answer.journalId;
  });
  const known = new Set(acknowledged.map(({ operation }) => operation.key));
  const unknown = rows.filter((row) => !known.has(row.op_key));
  return [
    ...wrong.map(({ operation }) => `acknowledged but not there once: ${operation.key}`),
    ...unknown.map((row) => `there but never acknowledged: ${row.op_key}`),
  ];
}

/**
 * Every pocket holds exactly what the acknowledged movements put there, by its row and by its
 * entries.
 */
async function balanceComplaints(
  database: Database,
  siteId: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const expected = new Map<string, bigint>();
  const add = (pocket: string, amountMinor: bigint) =>
    expected.set(pocket, (expected.get(pocket) ?? 0n) + amountMinor);
  for (const { operation } of acknowledged) {
    for (const [pocket, amountMinor] of Object.entries(effectOf(operation)))
      add(`${operation.playerId} ${pocket}`, amountMinor);
  }
  const { rows } = await sql<{ pocket: string; posted: bigint; entries: string }>`
    select a.owner_id || ' ' || a.kind as pocket, a.posted,
      coalesce(sum(e.amount), 0)::text as entries
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
     where a.owner_type = 'player' and a.site_id = ${siteId} group by a.id`.execute(database.db);
  const found = new Map(rows.map((row) => [row.pocket, row]));
  const none = { posted: 0n, entries: '0' };
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((pocket) => {
    const { posted, entries } = found.get(pocket) ?? none;
    const wanted = expected.get(pocket) ?? 0n;
    return posted >= 0n && posted === BigInt(entries) && posted === wanted
      ? []
      : [`${pocket} has ${posted}, entries ${entries}, expected ${wanted}`];
  });
}

async function sumComplaints(database: Database): Promise<string[]> {
  const { rows } = await sql<{ sum: string; unbalanced: bigint }>`
    select (select coalesce(sum(amount), 0) from ledger_entries)::text as sum,
           (select count(*) from (select from ledger_entries group by journal_id
             having sum(amount) <> 0) j)
             as unbalanced`.execute(database.db);
  return rows
    .filter(({ sum, unbalanced }) => sum !== '0' || unbalanced !== 0n)
    .map(({ sum, unbalanced }) => `all entries sum to ${sum}, ${unbalanced} journals unbalanced`);
}

const bigintText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
