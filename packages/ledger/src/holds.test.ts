import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import { ledgerAudits } from './audit/ledger-audits.ts';
import { audit } from './audit/run-audits.ts';
import { currency, ggr, line, openBooks, outcome, type Books } from './testing/books.ts';

describeOnBothEngines('holds', (openFresh) => {
  let books: Books;
  beforeAll(async () => {
    books = openBooks(await openFresh());
  });

  async function funded(amountMinor: bigint): Promise<string> {
    const playerId = randomUUID();
    await books.deposit(playerId, amountMinor);
    return playerId;
  }
  const hold = (
    playerId: string,
    amountMinor: bigint,
    key: string = randomUUID(),
    timeoutMs = 60_000,
  ) =>
    inTransaction(books.database, (trx) =>
      books.ledger.hold(trx, {
        siteId: books.siteId,
        source: 'test',
        key,
        account: books.account(playerId),
        currency,
        amountMinor,
        timeoutMs,
      }),
    );
  const postHold = (
    holdId: bigint,
    playerId: string,
    amountMinor: bigint,
    key: string = randomUUID(),
  ) =>
    inTransaction(books.database, (trx) =>
      books.ledger.postHold(trx, {
        siteId: books.siteId,
        source: 'test',
        key,
        holdId,
        kind: 'test',
        lines: [line(books.account(playerId), -amountMinor), line(ggr, amountMinor)],
      }),
    );
  const voidHold = (holdId: bigint) =>
    inTransaction(books.database, (trx) => books.ledger.voidHold(trx, books.siteId, holdId));

  it('takes held money out of reach and gives the rest back when part of it is posted', async () => {
    const playerId = await funded(100n);
    const { holdId } = await hold(playerId, 80n);
    expect(await books.cash(playerId)).toBe(20n);
    const spend = books.post(randomUUID(), [line(books.account(playerId), -21n), line(ggr, 21n)]);
    expect(await outcome(spend)).toBe('insufficientFunds');
    await postHold(holdId, playerId, 50n);
    expect(await books.cash(playerId)).toBe(50n);
  });

  it('refuses to hold more than there is', async () => {
    const playerId = await funded(10n);
    expect(await outcome(hold(playerId, 11n))).toBe('insufficientFunds');
    expect(await books.cash(playerId)).toBe(10n);
  });

  it('posts at most the held amount, at least one unit', async () => {
    const playerId = await funded(100n);
    const { holdId } = await hold(playerId, 40n);
    expect(await outcome(postHold(holdId, playerId, 41n))).toBe('invalidPosting');
    expect(await outcome(postHold(holdId, playerId, -1n))).toBe('invalidPosting');
    expect(await outcome(postHold(holdId, playerId, 40n))).toBe('done');
  });

  it('answers a repeated hold and a repeated post with the first result', async () => {
    const playerId = await funded(100n);
    const first = await hold(playerId, 30n, 'again');
    expect(await hold(playerId, 30n, 'again')).toEqual({ ...first, replayed: true });
    expect(await outcome(hold(playerId, 31n, 'again'))).toBe('requestIdReused');
    const posted = await postHold(first.holdId, playerId, 30n, 'post again');
    expect(await postHold(first.holdId, playerId, 30n, 'post again')).toEqual({
      ...posted,
      replayed: true,
    });
    expect(await books.cash(playerId)).toBe(70n);
  });

  it('is resolved once: a posted hold is not voided, a voided one not posted', async () => {
    const playerId = await funded(100n);
    const posted = await hold(playerId, 10n);
    await postHold(posted.holdId, playerId, 10n);
    expect(await outcome(voidHold(posted.holdId))).toBe('alreadyResolved');
    const voided = await hold(playerId, 10n);
    expect(await voidHold(voided.holdId)).toBe(true);
    expect(await voidHold(voided.holdId)).toBe(false);
    expect(await outcome(postHold(voided.holdId, playerId, 10n))).toBe('alreadyResolved');
    expect(await books.cash(playerId)).toBe(90n);
  });

  it('cannot be posted after its time, and expiry frees the money once', async () => {
    const playerId = await funded(100n);
    const { holdId } = await hold(playerId, 60n, randomUUID(), 1);
    await sleep(20);
    expect(await outcome(postHold(holdId, playerId, 60n))).toBe('alreadyResolved');
    expect(await books.ledger.expireHolds()).toBe(1);
    expect(await books.ledger.expireHolds()).toBe(0);
    expect(await books.cash(playerId)).toBe(100n);
  });

  it('is unknown on another site', async () => {
    const playerId = await funded(10n);
    const { holdId } = await hold(playerId, 5n);
    const foreign = inTransaction(books.database, (trx) =>
      books.ledger.voidHold(trx, randomUUID(), holdId),
    );
    expect(await outcome(foreign)).toBe('notFound');
  });

  it('leaves sound books', async () => {
    expect(await audit(books.database.db, ledgerAudits)).toEqual([]);
  });
});
