import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Tables } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import { currency, ggr, line, openBooks, type Books } from '../testing/books.ts';
import { insertEntry, insertJournal, moveAccount } from '../testing/raw-entries.ts';
import { ledgerAudits } from './ledger-audits.ts';
import { audit } from './run-audits.ts';

/** Each guard is taken away, its breach committed, and the audit must name both (ledger.md 8.8). */
describeOnBothEngines('the audit of broken books', (openFresh) => {
  let books: Books;
  let playerId: string;
  let cash: bigint;
  let house: bigint;
  let deposit: bigint;

  beforeAll(async () => {
    books = openBooks(await openFresh());
    playerId = randomUUID();
    ({ journalId: deposit } = await books.deposit(playerId, 100n));
    await books.post('bet', [line(books.account(playerId), -40n), line(ggr, 40n)]);
    await books.ledger.hold(books.database.db, {
      siteId: books.siteId,
      source: 'test',
      key: 'hold',
      account: books.account(playerId),
      currency,
      amountMinor: 10n,
      timeoutMs: 60_000,
    });
    await sql`select ledger_seal(clock_timestamp() + interval '3 hours')`.execute(
      books.database.db,
    );
    const rows = await books.database.db
      .selectFrom('ledger_accounts')
      .select(['id', 'owner_type'])
      .execute();
    cash = rows.find((row) => row.owner_type === 'player')?.id ?? 0n;
    house = rows.find((row) => row.owner_type === 'house')?.id ?? 0n;
  });

  const run = (text: string) => (trx: Transaction<Tables>) => sql.raw(text).execute(trx);
  const without = (trigger: string, table: string) =>
    run(`alter table ${table} disable trigger ${trigger}`);

  interface Breach {
    removed: string;
    noticedBy: string[];
    remove: (trx: Transaction<Tables>) => Promise<unknown>;
    breach: (trx: Transaction<Tables>) => Promise<unknown>;
  }
  const breaches: Breach[] = [
    {
      removed: 'the balance trigger',
      noticedBy: ['journals-balance', 'currencies-sum-to-zero'],
      remove: without('ledger_journals_balanced', 'ledger_journals'),
      breach: async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, house, 5n);
      },
    },
    {
      removed: 'the floor',
      noticedBy: ['accounts-keep-their-floor', 'balances-equal-entries'],
      remove: run('alter table ledger_accounts drop constraint ledger_accounts_floor'),
      breach: (trx) => moveAccount(trx, cash, -100n),
    },
    {
      removed: 'the append-only trigger of entries',
      noticedBy: ['journals-balance', 'balance-chains-have-no-gap', 'sealed-hours-are-unchanged'],
      remove: without('ledger_entries_append_only', 'ledger_entries'),
      breach: (trx) =>
        sql`update ledger_entries set amount = amount + 1 where account_id = ${cash}
          and account_version = 1`.execute(trx),
    },
    {
      removed: 'the append-only trigger, by a deletion',
      noticedBy: ['balances-equal-entries', 'sealed-hours-are-unchanged'],
      remove: without('ledger_entries_append_only', 'ledger_entries'),
      breach: (trx) => sql`delete from ledger_entries where journal_id = ${deposit}`.execute(trx),
    },
    {
      removed: 'the append-only trigger of journals',
      noticedBy: ['sealed-hours-are-unchanged'],
      remove: without('ledger_journals_append_only', 'ledger_journals'),
      breach: run(`update ledger_journals set kind = 'gift'`),
    },
    {
      removed: 'the unique key',
      noticedBy: ['keys-are-used-once'],
      remove: run('alter table ledger_journals drop constraint ledger_journals_one_per_key'),
      breach: async (trx) => {
        await insertJournal(trx, books.siteId, { key: 'double' });
        await insertJournal(trx, books.siteId, { key: 'double' });
      },
    },
    {
      removed: 'the single reversal',
      noticedBy: ['reversals-are-exact'],
      remove: run('drop index ledger_journals_one_reversal'),
      breach: async (trx) => {
        await insertJournal(trx, books.siteId, { reverses: deposit });
        await insertJournal(trx, books.siteId, { reverses: deposit });
      },
    },
    {
      removed: 'the fit of entries to their site',
      noticedBy: ['entries-stay-in-their-site'],
      remove: without('ledger_entries_fit', 'ledger_entries'),
      breach: async (trx) => {
        const journal = await insertJournal(trx, randomUUID());
        await insertEntry(trx, journal, 1, house, 5n);
        await insertEntry(trx, journal, 2, house, -5n);
      },
    },
    {
      removed: 'the fit of entries to their balance',
      noticedBy: ['balance-chains-have-no-gap', 'balances-equal-entries'],
      remove: without('ledger_entries_fit', 'ledger_entries'),
      breach: async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, cash, 5n, { posted: 500n, version: 9n });
        await insertEntry(trx, journal, 2, house, -5n);
      },
    },
    {
      removed: 'the one version per account',
      noticedBy: ['balance-chains-have-no-gap'],
      remove: async (trx) => {
        await run('drop index ledger_entries_one_per_version')(trx);
        await without('ledger_entries_fit', 'ledger_entries')(trx);
      },
      breach: async (trx) => {
        const journal = await insertJournal(trx, books.siteId);
        await insertEntry(trx, journal, 1, cash, 5n, { posted: 105n, version: 2n });
        await insertEntry(trx, journal, 2, house, -5n);
      },
    },
    {
      removed: 'the identity of accounts',
      noticedBy: ['accounts-follow-the-chart'],
      remove: without('ledger_accounts_keep_identity', 'ledger_accounts'),
      breach: (trx) =>
        sql`update ledger_accounts set may_go_negative = true where id = ${cash}`.execute(trx),
    },
    {
      removed: 'the chart on opening',
      noticedBy: ['accounts-follow-the-chart'],
      remove: without('ledger_accounts_follow_chart', 'ledger_accounts'),
      breach: (trx) =>
        sql`insert into ledger_accounts (site_id, owner_type, owner_id, kind, currency,
          may_go_negative, deferred)
            values (${books.siteId}, 'player', ${playerId}, 'savings', 'USD', true, false)`.execute(
          trx,
        ),
    },
    {
      removed: 'the single resolution of holds',
      noticedBy: ['held-equals-open-holds'],
      remove: without('ledger_holds_resolved_once', 'ledger_holds'),
      breach: run('update ledger_holds set amount = amount + 1'),
    },
    {
      removed: 'the append-only trigger of seals',
      noticedBy: ['sealed-hours-are-unchanged'],
      remove: without('ledger_seals_append_only', 'ledger_seals'),
      breach: run(`update ledger_seals set digest = '\\x00'`),
    },
    {
      removed: 'the whole amounts',
      noticedBy: ['amounts-are-whole'],
      remove: async () => undefined,
      breach: run('alter table ledger_deltas alter column amount type numeric'),
    },
  ];

  it.each(breaches)(
    'notices the breach without $removed',
    async ({ noticedBy, remove, breach }) => {
      const names = await auditAfter(async (trx) => {
        await remove(trx);
        await breach(trx);
      });
      expect(names).toEqual(expect.arrayContaining(noticedBy));
    },
  );

  it.each(breaches.filter(({ removed }) => removed !== 'the whole amounts'))(
    'notices that $removed is gone before anybody uses it',
    async ({ remove }) => {
      expect(await auditAfter(remove)).toEqual(['guards-are-in-place']);
    },
  );

  it('notices money between players, overdue holds and holds posted for another amount', async () => {
    const other = randomUUID();
    const names = await auditAfter(async (trx) => {
      await books.ledger.post(trx, {
        siteId: books.siteId,
        source: 'test',
        key: 'gift',
        kind: 'gift',
        currency,
        lines: [line(books.account(playerId), -1n), line(books.account(other), 1n)],
      });
      await sql`update ledger_holds set expires_at = now() - interval '1 hour'`.execute(trx);
      await sql`insert into ledger_holds (site_id, source, op_key, account_id, amount, state,
        posted_amount,
                  journal_id, request_hash, expires_at, resolved_at)
                values (${books.siteId}, 'raw', 'p', ${cash}, 5, 'posted', 5, ${deposit}, 'x',
                  now(), now())`.execute(trx);
    });
    expect(names).toEqual([
      'holds-end-in-time',
      'holds-post-what-they-say',
      'players-do-not-pay-players',
      // The hour was sealed ahead of its time, so the late journal shows too.
      'sealed-hours-are-unchanged',
    ]);
  });

  it('has a test for every audit', () => {
    const noticed = new Set(breaches.flatMap(({ noticedBy }) => noticedBy));
    for (const name of [
      'guards-are-in-place',
      'holds-end-in-time',
      'holds-post-what-they-say',
      'players-do-not-pay-players',
    ]) {
      noticed.add(name);
    }
    const names = ledgerAudits.map(({ name }) => name);
    expect(names.filter((name) => !noticed.has(name))).toEqual([]);
  });

  it('found nothing before and finds nothing after', async () => {
    expect(await audit(books.database.db, ledgerAudits)).toEqual([]);
  });

  class Undo extends Error {}

  /** Breaks the books inside a transaction, audits them there and rolls everything back. */
  async function auditAfter(
    damage: (trx: Transaction<Tables>) => Promise<unknown>,
  ): Promise<string[]> {
    let names: string[] = [];
    await inTransaction(books.database, async (trx) => {
      await damage(trx);
      names = [...new Set((await audit(trx, ledgerAudits)).map((finding) => finding.audit))].sort();
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return names;
  }
});
