import { inTransaction, openDatabase, type Executor } from '@pavilion/database';
import { sql } from 'kysely';

/** Seconds between two movements: a million of them fill a year. */
const paceSeconds = 31;
/** So many at once stay in the memory of one statement. */
const pieceRows = 20_000;

/**
 * Gives a player of the bench so many movements of his cash, in a database that no server is using.
 * Written as rows, by turns a deposit and a stake of the same amount, with the ledger's checks put
 * off: a million postings would take an hour.
 */
export async function addMovements(
  database: { databaseUrl?: string; dataDir?: string },
  playerId: string,
  count: number,
): Promise<void> {
  const opened = await openDatabase(database);
  try {
    await inTransaction(opened, async (executor) => {
      await sql`set local statement_timeout = 0`.execute(executor);
      await sql`set local session_replication_role = replica`.execute(executor);
      for (let from = 1; from <= count; from += pieceRows)
        await writePiece(executor, playerId, {
          from,
          to: Math.min(count, from + pieceRows - 1),
          count,
        });
      await sql`update ledger_accounts set version = version + ${count}::integer
         where owner_id = ${playerId}::uuid and kind = 'cash'`.execute(executor);
    });
    await sql`analyze ledger_journals`.execute(opened.db);
    await sql`analyze ledger_entries`.execute(opened.db);
  } finally {
    await opened.close();
  }
}

/** Movements of a number to a number; the account itself is raised at the end. */
async function writePiece(
  executor: Executor,
  playerId: string,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  await sql`
        with cash as (
          select id, site_id, currency, posted, version from ledger_accounts
           where owner_id = ${playerId}::uuid and kind = 'cash'),
        fund as (
          select id, site_id from ledger_accounts
           where owner_type = 'house' and kind = 'promo_fund'),
        written as (
          insert into ledger_journals (site_id, source, op_key, kind, currency, request_hash,
            created_at)
          select cash.site_id, 'bench-history', n::text,
                 case when n % 2 = 1 then 'deposit' else 'sports.accept' end, cash.currency,
                 '\\x00'::bytea, now() - (${count}::integer - n)
                   * make_interval(secs => ${paceSeconds}::integer)
            from cash, generate_series(${from}::integer, ${to}::integer) n order by n
          returning id, site_id, op_key::bigint as n)
        insert into ledger_entries (journal_id, seq, account_id, amount, balance_after,
          account_version)
        select w.id, 1, cash.id, 100 * line.sign, cash.posted + 100 * (w.n % 2), cash.version + w.n
          from written w join cash on true
          cross join lateral (select case when w.n % 2 = 1 then 1 else -1 end as sign) line
        union all
        select w.id, 2, fund.id, -100 * case when w.n % 2 = 1 then 1 else -1 end, null, null
          from written w join fund on fund.site_id = w.site_id`.execute(executor);
}
