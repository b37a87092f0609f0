import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, sqlStateOf, type Tables } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import { ledgerAudits } from './audit/ledger-audits.ts';
import { audit } from './audit/run-audits.ts';
import { ggr, line, openBooks, type Books } from './testing/books.ts';
import { hash, insertEntry, insertJournal, moveAccount } from './testing/raw-entries.ts';

/**
 * Whoever writes to the tables directly, around every function, meets the same rules (ledger.md
 * 8.6).
 */
describeOnBothEngines('direct SQL', (openFresh) => {
  let books: Books;
  let playerId: string;
  let cash: bigint;
  let bank: bigint;
  let foreignCash: bigint;
  let journalId: bigint;

  beforeAll(async () => {
    books = openBooks(await openFresh());
    playerId = randomUUID();
    ({ journalId } = await books.deposit(playerId, 100n));
    [cash, bank] = await Promise.all([accountId(books, playerId), accountId(books, null)]);
    const other = openBooks(books.database);
    await other.deposit(playerId, 100n);
    foreignCash = await accountId(other, playerId);
  });

  async function accountId(of: Books, owner: string | null): Promise<bigint> {
    const row = await of.database.db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('site_id', '=', of.siteId)
      .where('owner_type', '=', owner === null ? 'psp' : 'player')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  type Attempt = (trx: Transaction<Tables>) => Promise<unknown>;
  const attempts: Array<[string, string, Attempt]> = [
    [
      'an unbalanced journal',
      'P0422',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, bank, -5n);
        await insertEntry(trx, journal, 2, bank, 4n);
      },
    ],
    ['a journal without entries', 'P0422', (trx) => insertJournal(trx, books.siteId)],
    [
      'an entry on an account of another site',
      'P0422',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        const moved = await moveAccount(trx, foreignCash, 5n);
        await insertEntry(trx, journal, 1, foreignCash, 5n, moved);
      },
    ],
    [
      'an entry in another currency than its journal',
      'P0422',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId, { currency: 'EUR' });
        await insertEntry(trx, journal, 1, bank, 5n);
      },
    ],
    [
      'an entry that the balance does not follow',
      'P0422',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, cash, 5n, { posted: 105n, version: 2n });
      },
    ],
    ['a late entry in an old journal', 'P0422', (trx) => insertEntry(trx, journalId, 3, bank, 5n)],
    [
      'an entry of zero',
      '23514',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, bank, 0n);
      },
    ],
    [
      'an entry beyond 10^15',
      '23514',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, bank, 10n ** 15n + 1n);
      },
    ],
    ['a negative balance', '23514', (trx) => moveAccount(trx, cash, -101n)],
    [
      'holding more than the balance',
      '23514',
      (trx) => sql`update ledger_accounts set held = 101 where id = ${cash}`.execute(trx),
    ],
    [
      'a negative hold',
      '23514',
      (trx) => sql`update ledger_accounts set held = -1 where id = ${bank}`.execute(trx),
    ],
    [
      'letting a player go negative',
      '23001',
      (trx) =>
        sql`update ledger_accounts set may_go_negative = true where id = ${cash}`.execute(trx),
    ],
    [
      'giving an account to another player',
      '23001',
      (trx) =>
        sql`update ledger_accounts set owner_id = ${randomUUID()} where id = ${cash}`.execute(trx),
    ],
    [
      'an account opened with money in it',
      'P0422',
      (trx) =>
        sql`insert into ledger_accounts (site_id, owner_type, owner_id, kind, currency,
          may_go_negative, deferred, posted)
            values (${books.siteId}, 'player', ${randomUUID()}, 'cash', 'USD', false, false,
              5)`.execute(trx),
    ],
    [
      'an account outside the chart',
      'P0404',
      (trx) =>
        sql`insert into ledger_accounts (site_id, owner_type, owner_id, kind, currency,
          may_go_negative, deferred)
            values (${books.siteId}, 'player', ${randomUUID()}, 'savings',
              'USD', true, false)`.execute(trx),
    ],
    ['editing an entry', '23001', (trx) => sql`update ledger_entries set amount = 1`.execute(trx)],
    ['deleting an entry', '23001', (trx) => sql`delete from ledger_entries`.execute(trx)],
    ['emptying the entries', '23001', (trx) => sql`truncate ledger_entries`.execute(trx)],
    [
      'editing a journal',
      '23001',
      (trx) => sql`update ledger_journals set kind = 'x'`.execute(trx),
    ],
    ['deleting a journal', '23001', (trx) => sql`delete from ledger_journals`.execute(trx)],
    ['deleting an account', '23001', (trx) => sql`delete from ledger_accounts`.execute(trx)],
    ['deleting a hold', '23001', (trx) => sql`delete from ledger_holds`.execute(trx)],
    ['editing a seal', '23001', (trx) => sql`update ledger_seals set entries = 0`.execute(trx)],
    [
      'the same key twice',
      '23505',
      async (trx) => {
        await insertJournal(trx, books.siteId, { key: 'twice' });
        await insertJournal(trx, books.siteId, { key: 'twice' });
      },
    ],
    [
      'two reversals of one journal',
      '23505',
      async (trx) => {
        await insertJournal(trx, books.siteId, { reverses: journalId });
        await insertJournal(trx, books.siteId, { reverses: journalId });
      },
    ],
    [
      'a reversal of another amount',
      'P0422',
      async (trx) => {
        const journal = await insertJournal(trx, books.siteId, { reverses: journalId });
        const moved = await moveAccount(trx, cash, -99n);
        await insertEntry(trx, journal, 1, cash, -99n, moved);
        await insertEntry(trx, journal, 2, bank, 99n);
      },
    ],
    [
      'a hold that is posted without a journal',
      '23514',
      (trx) =>
        sql`insert into ledger_holds (site_id, source, op_key, account_id, amount, state,
          request_hash, expires_at, resolved_at)
            values (${books.siteId}, 'raw', 'h', ${cash}, 5, 'posted', ${hash}, now(),
              now())`.execute(trx),
    ],
  ];

  it.each(attempts)('is refused %s (%s)', async (_what, state, attempt) => {
    const error = await inTransaction(books.database, attempt).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(sqlStateOf(error)).toBe(state);
  });

  it('cannot reopen or resize a resolved hold', async () => {
    const { holdId } = await inTransaction(books.database, (trx) =>
      books.ledger.hold(trx, {
        siteId: books.siteId,
        source: 'test',
        key: 'resolved',
        account: books.account(playerId),
        currency: 'USD',
        amountMinor: 5n,
        timeoutMs: 60_000,
      }),
    );
    const resize = sql`update ledger_holds set amount = 1 where id = ${holdId}`;
    const reopen = sql`update ledger_holds set state = 'pending', resolved_at = null
      where id = ${holdId}`;
    await expect(resize.execute(books.database.db)).rejects.toMatchObject({ code: '23001' });
    await books.ledger.voidHold(books.database.db, books.siteId, holdId);
    await expect(reopen.execute(books.database.db)).rejects.toMatchObject({ code: '23001' });
  });

  it('gets the flags of the chart whatever it asks for', async () => {
    const { rows } = await sql<{ may_go_negative: boolean; deferred: boolean }>`
      insert into ledger_accounts (site_id, owner_type, owner_id, kind, currency, may_go_negative,
        deferred)
      values (${books.siteId}, 'player', ${randomUUID()}, 'cash', 'USD', true, true)
      returning may_go_negative, deferred`.execute(books.database.db);
    expect(rows).toEqual([{ may_go_negative: false, deferred: false }]);
  });

  describe('afterwards', () => {
    it('the books are sound and hold what they held', async () => {
      expect(await audit(books.database.db, ledgerAudits)).toEqual([]);
      expect(await books.cash(playerId)).toBe(100n);
      await books.post('still open', [line(books.account(playerId), -100n), line(ggr, 100n)]);
    });
  });
});
