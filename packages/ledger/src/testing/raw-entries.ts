import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Writing around the ledger's functions, as an intruder or a careless script would. */
export const hash = Buffer.alloc(32, 7);

export interface RawJournal {
  key?: string;
  currency?: string;
  reverses?: bigint;
}

export async function insertJournal(
  executor: Executor,
  siteId: string,
  journal: RawJournal = {},
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into ledger_journals (site_id, source, op_key, kind, currency, request_hash, reverses)
    values (${siteId}, 'raw', ${journal.key ?? randomUUID()}, 'raw', ${journal.currency ?? 'USD'},
            ${hash}, ${journal.reverses ?? null}) returning id`.execute(executor);
  return idOf(rows);
}

export interface Moved {
  posted: bigint;
  version: bigint;
}

/** Changes a balance without an entry. */
export async function moveAccount(
  executor: Executor,
  accountId: bigint,
  amountMinor: bigint,
): Promise<Moved> {
  const { rows } = await sql<Moved>`
    update ledger_accounts set posted = posted + ${amountMinor}::bigint, version = version + 1
     where id = ${accountId} returning posted, version`.execute(executor);
  if (!rows[0]) throw new Error(`no account ${accountId}`);
  return rows[0];
}

/** Adds an entry; without `moved` as one of a deferred account. */
export async function insertEntry(
  executor: Executor,
  journalId: bigint,
  seq: number,
  accountId: bigint,
  amountMinor: bigint,
  moved?: Moved,
): Promise<void> {
  await sql`insert into ledger_entries (journal_id, seq, account_id, amount, balance_after,
    account_version)
    values (${journalId}, ${seq}, ${accountId}, ${amountMinor}, ${moved?.posted ?? null},
            ${moved?.version ?? null})`.execute(executor);
  if (!moved) {
    await sql`insert into ledger_deltas values (${accountId}, ${amountMinor})`.execute(executor);
  }
}

function idOf(rows: ReadonlyArray<{ id: bigint }>): bigint {
  if (!rows[0]) throw new Error('nothing was inserted');
  return rows[0].id;
}
