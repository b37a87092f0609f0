import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Database, type Executor } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import { ledgerAudits } from './audit/ledger-audits.ts';
import { audit } from './audit/run-audits.ts';
import type { AccountRef } from './ledger-types.ts';
import { currency, line, openBooks, outcome, type Books } from './testing/books.ts';
import {
  LedgerModel,
  modelAccounts,
  pockets,
  type ModelAccount,
  type ModelOutcome,
  type Pocket,
} from './testing/ledger-model.ts';

/** Keys come from a small set, so that repeats and clashes are common. */
const journalKey = fc.integer({ min: 1, max: 12 }).map((n) => `j${n}`);
const holdKey = fc.integer({ min: 1, max: 5 }).map((n) => `h${n}`);
const amount = fc.integer({ min: 1, max: 60 });
const account = fc.constantFrom(...modelAccounts);
const pocket = fc.constantFrom(...pockets);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('fund' as const), key: fc.uuid(), pocket, amount }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      key: journalKey,
      from: account,
      to: account,
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      key: journalKey,
      target: journalKey,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold' as const), key: holdKey, pocket, amount }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('postHold' as const),
      key: journalKey,
      hold: holdKey,
      amount,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('voidHold' as const), hold: holdKey }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const runs = 40;

describeOnBothEngines('random work beside a model', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('gives the same answers and the same balances, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
        async (steps) => {
          const real = new RealLedger(openBooks(database));
          const model = new LedgerModel();
          for (const each of steps) {
            expect([each, await real.run(each)]).toEqual([each, runModel(model, each)]);
            expect(await real.available()).toEqual(
              Object.fromEntries(
                modelAccounts.map((name) => [name, BigInt(model.available(name))]),
              ),
            );
          }
        },
      ),
      { numRuns: runs },
    );
    expect(await audit(database.db, ledgerAudits)).toEqual([]);
  });
});

function runModel(model: LedgerModel, each: Step): ModelOutcome {
  switch (each.do) {
    case 'fund':
      return model.post(each.key, [
        { account: 'bank', amount: -each.amount },
        { account: each.pocket, amount: each.amount },
      ]);
    case 'move':
      return model.post(each.key, [
        { account: each.from, amount: -each.amount },
        { account: each.to, amount: each.amount },
      ]);
    case 'reverse':
      return model.reverse(each.key, each.target);
    case 'hold':
      return model.hold(each.key, each.pocket, each.amount);
    case 'postHold':
      return model.postHold(each.key, each.hold, each.amount);
    case 'voidHold':
      return model.voidHold(each.hold);
  }
}

/** The same steps on the database; it remembers which key made which journal and hold. */
class RealLedger {
  readonly #books: Books;
  readonly #playerId = randomUUID();
  readonly #journals = new Map<string, bigint>();
  readonly #holds = new Map<string, { id: bigint; pocket: Pocket }>();

  constructor(books: Books) {
    this.#books = books;
  }

  run(each: Step): Promise<string> {
    return outcome(inTransaction(this.#books.database, (trx) => this.#do(trx, each)));
  }

  async available(): Promise<Record<string, bigint>> {
    const { ledger, siteId } = this.#books;
    const balances = await ledger.balances({ siteId, playerId: this.#playerId });
    const house = (name: 'ggr' | 'bank') => ledger.balance(siteId, this.#account(name), currency);
    return {
      ...Object.fromEntries(pockets.map((name) => [name, 0n])),
      ...Object.fromEntries(balances.map(({ kind, availableMinor }) => [kind, availableMinor])),
      ggr: await house('ggr'),
      bank: await house('bank'),
    };
  }

  async #do(trx: Executor, each: Step): Promise<void> {
    switch (each.do) {
      case 'fund':
        return this.#post(trx, each.key, 'bank', each.pocket, each.amount);
      case 'move':
        return this.#post(trx, each.key, each.from, each.to, each.amount);
      case 'reverse':
        return this.#reverse(trx, each.key, this.#journals.get(each.target) ?? 0n);
      case 'hold':
        return this.#hold(trx, each.key, each.pocket, each.amount);
      case 'postHold':
        return this.#postHold(trx, each.key, each.hold, each.amount);
      case 'voidHold':
        await this.#books.ledger.voidHold(
          trx,
          this.#books.siteId,
          this.#holds.get(each.hold)?.id ?? 0n,
        );
    }
  }

  async #post(trx: Executor, key: string, from: ModelAccount, to: ModelAccount, minor: number) {
    const { journalId } = await this.#books.ledger.post(trx, {
      ...this.#operation(key),
      kind: 'move',
      currency,
      lines: [line(this.#account(from), BigInt(-minor)), line(this.#account(to), BigInt(minor))],
    });
    this.#journals.set(key, journalId);
  }

  async #reverse(trx: Executor, key: string, target: bigint) {
    const reversal = { ...this.#operation(key), journalId: target };
    const { journalId } = await this.#books.ledger.reverse(trx, reversal);
    this.#journals.set(key, journalId);
  }

  async #hold(trx: Executor, key: string, from: Pocket, minor: number) {
    const { holdId } = await this.#books.ledger.hold(trx, {
      ...this.#operation(key),
      account: this.#account(from),
      currency,
      amountMinor: BigInt(minor),
      timeoutMs: 600_000,
    });
    this.#holds.set(key, { id: holdId, pocket: from });
  }

  async #postHold(trx: Executor, key: string, hold: string, minor: number) {
    const held = this.#holds.get(hold) ?? { id: 0n, pocket: 'cash' as const };
    const { journalId } = await this.#books.ledger.postHold(trx, {
      ...this.#operation(key),
      holdId: held.id,
      kind: 'move',
      lines: [
        line(this.#account(held.pocket), BigInt(-minor)),
        line(this.#account('ggr'), BigInt(minor)),
      ],
    });
    this.#journals.set(key, journalId);
  }

  #operation(key: string) {
    return { siteId: this.#books.siteId, source: 'model', key };
  }

  #account(name: ModelAccount): AccountRef {
    if (name === 'ggr') return { owner: 'house', kind: 'ggr:games' };
    if (name === 'bank') return { owner: 'psp', kind: 'clearing:bank' };
    return this.#books.account(this.#playerId, name);
  }
}
