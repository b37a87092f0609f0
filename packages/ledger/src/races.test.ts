import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '@pavilion/test-kit/engines';
import { ledgerAudits } from './audit/ledger-audits.ts';
import { audit } from './audit/run-audits.ts';
import type { PostingLine } from './ledger-types.ts';
import { currency, ggr, line, openBooks, outcome, type Books } from './testing/books.ts';

const racers = 64;

/** Without the retry of `inTransaction`: a deadlock would show as an error here. */
describeOnPostgres('sixty-four at once', (openFresh) => {
  let books: Books;
  beforeAll(async () => {
    books = openBooks(await openFresh({ poolSize: racers }));
  });

  const race = <T>(runner: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: racers }, (_, index) => runner(index)));
  const counts = (outcomes: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      [...new Set(outcomes)].map((o) => [o, outcomes.filter((x) => x === o).length]),
    );
  const post = (key: string, lines: readonly PostingLine[]) =>
    books.ledger.post(books.database.db, {
      siteId: books.siteId,
      source: 'race',
      key,
      kind: 'race',
      currency,
      lines,
    });
  async function funded(amountMinor: bigint): Promise<string> {
    const playerId = randomUUID();
    await books.deposit(playerId, amountMinor);
    return playerId;
  }
  const bet = (playerId: string, amountMinor: bigint) => [
    line(books.account(playerId), -amountMinor),
    line(ggr, amountMinor),
  ];

  it('spend money for ten: exactly ten do', async () => {
    const playerId = await funded(1000n);
    const outcomes = await race(() => outcome(post(randomUUID(), bet(playerId, 100n))));
    expect(counts(outcomes)).toEqual({ done: 10, insufficientFunds: 54 });
    expect(await books.cash(playerId)).toBe(0n);
  });

  it('use the same key: one moves money, all get its journal', async () => {
    const playerId = await funded(1000n);
    const answers = await race(() => post('one key', bet(playerId, 100n)));
    expect(new Set(answers.map(({ journalId }) => journalId)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await books.cash(playerId)).toBe(900n);
  });

  it('use the same key for different amounts: one wins, the others are told', async () => {
    const playerId = await funded(10_000n);
    const outcomes = await race((index) =>
      outcome(post('contested key', bet(playerId, BigInt(index + 1)))),
    );
    expect(counts(outcomes)).toEqual({ done: 1, requestIdReused: 63 });
  });

  it('move money in opposite directions: nobody deadlocks, nothing is lost', async () => {
    const [a, b] = [await funded(10_000n), await funded(10_000n)];
    const outcomes = await race(async (index) => {
      const [from, to] = index % 2 === 0 ? [a, b] : [b, a];
      for (let turn = 0; turn < 6; turn += 1) {
        await post(randomUUID(), [line(books.account(to), 7n), line(books.account(from), -7n)]);
      }
      return 'done';
    });
    expect(counts(outcomes)).toEqual({ done: racers });
    expect((await books.cash(a)) + (await books.cash(b))).toBe(20_000n);
  });

  it('open the same accounts of a new site', async () => {
    const fresh = openBooks(books.database);
    const playerId = randomUUID();
    await race((index) => fresh.deposit(playerId, 1n, `open ${index}`));
    expect(await fresh.cash(playerId)).toBe(64n);
  });

  it('post and void one hold: exactly one succeeds', async () => {
    const playerId = await funded(100n);
    const { holdId } = await books.ledger.hold(books.database.db, {
      siteId: books.siteId,
      source: 'race',
      key: 'contested hold',
      account: books.account(playerId),
      currency,
      amountMinor: 100n,
      timeoutMs: 60_000,
    });
    const { db } = books.database;
    const posts = await race((index) =>
      index % 2 === 0
        ? outcome(
            books.ledger.postHold(db, {
              siteId: books.siteId,
              source: 'race',
              key: `hold ${index}`,
              holdId,
              kind: 'race',
              lines: bet(playerId, 100n),
            }),
          )
        : books.ledger.voidHold(db, books.siteId, holdId).then(
            (first) => (first ? 'done' : 'repeated'),
            () => 'alreadyResolved',
          ),
    );
    expect(counts(posts)['done']).toBe(1);
    expect([0n, 100n]).toContain(await books.cash(playerId));
  });

  it('reverse one journal under different keys: one does', async () => {
    const playerId = await funded(100n);
    const { journalId } = await post(randomUUID(), bet(playerId, 60n));
    const outcomes = await race((index) =>
      outcome(
        books.ledger.reverse(books.database.db, {
          siteId: books.siteId,
          source: 'race',
          key: `undo ${index}`,
          journalId,
        }),
      ),
    );
    expect(counts(outcomes)).toEqual({ done: 1, alreadyResolved: 63 });
    expect(await books.cash(playerId)).toBe(100n);
  });

  it('read sums while others move and roll up: every snapshot sums to zero', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => funded(5000n)));
    const sums = await race(async (index) => {
      const playerId = players[index % players.length] ?? '';
      if (index % 8 === 0) await books.ledger.rollUp();
      await post(randomUUID(), bet(playerId, 3n));
      const { rows } = await sql<{ sum: string }>`
        select (select sum(posted) from ledger_accounts)
             + (select coalesce(sum(amount), 0) from ledger_deltas) as sum`.execute(
        books.database.db,
      );
      return rows[0]?.sum ?? '';
    });
    expect(counts(sums)).toEqual({ '0': racers });
  });

  it('leave sound books', async () => {
    // The race of opposite directions moves money between players on purpose.
    const applicable = ledgerAudits.filter(({ name }) => name !== 'players-do-not-pay-players');
    expect(await audit(books.database.db, applicable)).toEqual([]);
  });
});
