import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import { ledgerAudits } from './audit/ledger-audits.ts';
import { audit } from './audit/run-audits.ts';
import type { PlayerAccountKind, PostingLine } from './ledger-types.ts';
import { currency, ggr, line, openBooks, outcome, type Books } from './testing/books.ts';

describeOnBothEngines('postings of domain/ledger.md 7.2', (openFresh) => {
  let books: Books;
  beforeAll(async () => {
    books = openBooks(await openFresh());
  });

  const bank = { owner: 'psp', kind: 'clearing:bank' } as const;
  const events: Array<{
    event: string;
    start: bigint;
    lines: (player: (kind: PlayerAccountKind, amountMinor: bigint) => PostingLine) => PostingLine[];
    after: Partial<Record<PlayerAccountKind, bigint>>;
  }> = [
    {
      event: 'deposit with a fee',
      start: 0n,
      lines: (p) => [
        line(bank, -1000n),
        p('cash', 990n),
        line({ owner: 'house', kind: 'fees' }, 10n),
      ],
      after: { cash: 990n },
    },
    {
      event: 'withdrawal request',
      start: 500n,
      lines: (p) => [p('cash', -300n), p('pending_withdrawal', 300n)],
      after: { cash: 200n, pending_withdrawal: 300n },
    },
    {
      event: 'instant game: stake and win are two lines',
      start: 100n,
      lines: (p) => [p('cash', -100n), line(ggr, 100n), line(ggr, -250n), p('cash', 250n)],
      after: { cash: 250n },
    },
    {
      event: 'sports bet accepted',
      start: 100n,
      lines: (p) => [p('cash', -40n), p('open_bet', 40n)],
      after: { cash: 60n, open_bet: 40n },
    },
    {
      event: 'bonus grant',
      start: 0n,
      lines: (p) => [line({ owner: 'house', kind: 'bonus_cost' }, -77n), p('bonus', 77n)],
      after: { bonus: 77n },
    },
    {
      event: 'the last minor unit',
      start: 1n,
      lines: (p) => [p('cash', -1n), line(ggr, 1n)],
      after: { cash: 0n },
    },
    {
      event: 'the largest amount',
      start: 0n,
      lines: (p) => [p('cash', 10n ** 15n), line(bank, -(10n ** 15n))],
      after: { cash: 10n ** 15n },
    },
  ];
  it.each(events)('$event', async ({ start, lines, after }) => {
    const playerId = randomUUID();
    if (start > 0n) await books.deposit(playerId, start);
    await books.post(
      randomUUID(),
      lines((kind, amountMinor) => line(books.account(playerId, kind), amountMinor)),
    );
    const balances = await books.ledger.balances({ siteId: books.siteId, playerId });
    expect(Object.fromEntries(balances.map((b) => [b.kind, b.availableMinor]))).toEqual(after);
  });

  const refusals: Array<[string, string, (playerId: string) => PostingLine[]]> = [
    ['one unit too much', 'insufficientFunds', (p) => [line(cash(p), -101n), line(ggr, 101n)]],
    [
      'a stake that only its own win would cover',
      'insufficientFunds',
      (p) => [line(cash(p), -150n), line(ggr, 150n), line(ggr, -300n), line(cash(p), 300n)],
    ],
    ['an account never used', 'insufficientFunds', (p) => [line(bonus(p), -1n), line(ggr, 1n)]],
    ['lines that do not sum to zero', 'invalidPosting', (p) => [line(cash(p), -5n), line(ggr, 4n)]],
    ['no lines', 'invalidPosting', () => []],
    ['a zero amount', 'invalidPosting', (p) => [line(cash(p), 0n), line(ggr, 0n)]],
    [
      'an amount beyond the bound',
      'invalidPosting',
      (p) => [line(cash(p), 10n ** 15n + 1n), line(ggr, -(10n ** 15n) - 1n)],
    ],
    [
      'a kind outside the chart',
      'notFound',
      (p) => [line({ ...cash(p), kind: 'savings' } as never, 5n), line(ggr, -5n)],
    ],
    [
      'a prefix without a name',
      'notFound',
      (p) => [line(cash(p), -5n), line({ owner: 'house', kind: 'ggr:' }, 5n)],
    ],
    [
      'tokens in money',
      'notFound',
      (p) => [line({ ...cash(p), kind: 'token' } as never, 5n), line(ggr, -5n)],
    ],
  ];
  const cash = (playerId: string) => books.account(playerId);
  const bonus = (playerId: string) => books.account(playerId, 'bonus');
  it.each(refusals)('refuses %s as %s and changes nothing', async (_case, code, lines) => {
    const playerId = randomUUID();
    await books.deposit(playerId, 100n);
    expect(await outcome(books.post(randomUUID(), lines(playerId)))).toBe(code);
    expect(await books.cash(playerId)).toBe(100n);
  });

  it('gives the first journal for a repeated key and moves nothing', async () => {
    const playerId = randomUUID();
    const first = await books.deposit(playerId, 50n, 'repeat');
    const second = await books.deposit(playerId, 50n, 'repeat');
    expect(second).toEqual({ journalId: first.journalId, replayed: true });
    expect(await books.cash(playerId)).toBe(50n);
  });

  it('refuses a key that was used for something else, and leaves a refused key free', async () => {
    const playerId = randomUUID();
    const bet = (amountMinor: bigint) =>
      books.post('intent', [line(cash(playerId), -amountMinor), line(ggr, amountMinor)]);
    expect(await outcome(bet(10n))).toBe('insufficientFunds');
    await books.deposit(playerId, 100n);
    expect(await outcome(bet(10n))).toBe('done');
    expect(await outcome(bet(11n))).toBe('requestIdReused');
    expect(await books.cash(playerId)).toBe(90n);
  });

  it('keeps sites apart: the same key and player on another site are other money', async () => {
    const other = openBooks(books.database);
    const playerId = randomUUID();
    await books.deposit(playerId, 10n, 'same');
    await other.deposit(playerId, 20n, 'same');
    expect([await books.cash(playerId), await other.cash(playerId)]).toEqual([10n, 20n]);
  });

  it('reverses a journal exactly, once', async () => {
    const playerId = randomUUID();
    await books.deposit(playerId, 100n);
    const { journalId } = await books.post(randomUUID(), [
      line(cash(playerId), -100n),
      line(ggr, 100n),
      line(ggr, -150n),
      line(cash(playerId), 150n),
    ]);
    const reverse = (key: string) =>
      inTransaction(books.database, (trx) =>
        books.ledger.reverse(trx, { siteId: books.siteId, source: 'test', key, journalId }),
      );
    const first = await reverse('undo');
    expect(await reverse('undo')).toEqual({ ...first, replayed: true });
    expect(await outcome(reverse('undo again'))).toBe('alreadyResolved');
    expect(await books.cash(playerId)).toBe(100n);
  });

  it('cannot reverse money that is spent, nor a journal of another site', async () => {
    const playerId = randomUUID();
    const { journalId } = await books.deposit(playerId, 100n);
    await books.post(randomUUID(), [line(cash(playerId), -60n), line(ggr, 60n)]);
    const reverse = (siteId: string) =>
      inTransaction(books.database, (trx) =>
        books.ledger.reverse(trx, { siteId, source: 'test', key: randomUUID(), journalId }),
      );
    expect(await outcome(reverse(books.siteId))).toBe('insufficientFunds');
    expect(await outcome(reverse(randomUUID()))).toBe('notFound');
  });

  it('sums house lines the same before and after the roll-up', async () => {
    const house = () => books.ledger.balance(books.siteId, ggr, currency);
    const before = await house();
    const playerId = randomUUID();
    await books.deposit(playerId, 30n);
    await books.post(randomUUID(), [line(cash(playerId), -30n), line(ggr, 30n)]);
    expect(await house()).toBe(before + 30n);
    expect(await books.ledger.rollUp()).toBeGreaterThan(0n);
    expect(await house()).toBe(before + 30n);
    expect(await books.ledger.rollUp()).toBe(0n);
  });

  it('pages a statement newest first with the balance after each line', async () => {
    const playerId = randomUUID();
    for (const amountMinor of [5n, 7n, 11n]) await books.deposit(playerId, amountMinor);
    const player = { siteId: books.siteId, playerId };
    const first = await books.ledger.statement(player, 'cash', { currency, limit: 2 });
    expect(first.lines.map((l) => [l.amountMinor, l.balanceAfterMinor])).toEqual([
      [11n, 23n],
      [7n, 12n],
    ]);
    const rest = await books.ledger.statement(player, 'cash', {
      currency,
      limit: 2,
      ...(first.nextVersion === null ? {} : { beforeVersion: first.nextVersion }),
    });
    expect(rest.lines.map((l) => l.amountMinor)).toEqual([5n]);
    expect(rest.nextVersion).toBeNull();
    const elsewhere = { siteId: randomUUID(), playerId };
    expect((await books.ledger.statement(elsewhere, 'cash', { currency, limit: 9 })).lines).toEqual(
      [],
    );
  });

  it('leaves sound books, sealed and unsealed', async () => {
    await sql`select ledger_seal(clock_timestamp() + interval '3 hours')`.execute(
      books.database.db,
    );
    expect(await audit(books.database.db, ledgerAudits)).toEqual([]);
  });
});
