import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { isSqlError, jsonText } from '@pavilion/database';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { WalletModel, type WalletOrder } from '../../../testing/wallet-model.ts';
import type { WalletAction } from './index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const debit = (tx: string, amount: bigint): WalletAction => ({ kind: 'debit', tx, amount });
const credit = (tx: string, amount: bigint, ref?: string): WalletAction => ({
  kind: 'credit',
  tx,
  amount,
  ref,
});
const settle = (tx: string, amount: bigint, ...refs: string[]): WalletAction => ({
  kind: 'credit',
  tx,
  amount,
  refs,
});
const tip = (tx: string, amount: bigint): WalletAction => ({
  kind: 'tip',
  tx,
  amount,
  fund: 'provider:TABLE',
});
const rollback = (tx: string, ref: string): WalletAction => ({ kind: 'rollback', tx, ref });
const finish: WalletAction = { kind: 'finish' };
const last = (action: WalletAction): WalletAction => ({ ...action, finished: true });

describeServerOnBothEngines('the truth table of the wallet', (start) => {
  let server: TestServer;
  let players: TestPlayer[];
  let provider = '';
  let tables = 0;
  beforeAll(async () => {
    server = await start();
    players = [await server.signUpPlayer(), await server.signUpPlayer()];
    for (const player of players) await server.fund(player, 10_000_000n);
  });

  const idOf = (name: string): string => (name === 'b' ? players[1] : players[0])?.id ?? '';
  const cashOf = async (name = 'a'): Promise<bigint> => {
    const { rows } = await sql<{ cash: bigint }>`
      select ledger_balance(${server.sites.alpha}::uuid, 'player', ${idOf(name)}::uuid, 'cash',
        'PHP') as cash`.execute(server.context.database.db);
    return rows[0]?.cash ?? 0n;
  };
  /** What `wallet_move` says to an order: `OK`, or its reason. */
  const ask = async ({ player, round, actions }: WalletOrder): Promise<string> => {
    try {
      await sql`select wallet_move(${server.sites.alpha}::uuid, ${provider}, ${idOf(player)}::uuid,
        'PHP', 'slots', 'game', ${round},
        ${jsonText(actions)}::jsonb, ${server.context.clock.now()}::timestamptz)`.execute(
        server.context.database.db,
      );
      return 'OK';
    } catch (error) {
      if (!isSqlError(error)) throw error;
      if (error.code === 'P0402' || error.constraint === 'ledger_accounts_floor')
        return 'insufficientFunds';
      if (error.code === 'P0460') return error.detail ?? '';
      throw error;
    }
  };
  /** A provider nobody has played for: its ids are all new. */
  const newTable = (): void => {
    tables += 1;
    provider = `TABLE${tables}`;
  };

  type Step = [
    actions: WalletAction[],
    answer: string,
    cash: bigint,
    change?: Partial<WalletOrder>,
  ];
  // Each row: what is known, then the event with its answer and what all of it has done to the
  // cash.
  it.each<[string, Step[]]>([
    ['debit: id new, funds ok', [[[debit('d', 500n)], 'OK', -500n]]],
    [
      'debit: id seen, same payload',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[debit('d', 500n)], 'OK', -500n],
      ],
    ],
    [
      'debit: id seen, other amount',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[debit('d', 501n)], 'txConflict', -500n],
      ],
    ],
    [
      'debit: id seen, other round',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[debit('d', 500n)], 'txConflict', -500n, { round: 's' }],
      ],
    ],
    [
      'debit: id seen, other player',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[debit('d', 500n)], 'txConflict', -500n, { player: 'b', round: 's' }],
      ],
    ],
    [
      'debit: cancelled before it came',
      [
        [[rollback('r', 'd')], 'OK', 0n],
        [[debit('d', 500n)], 'txRolledBack', 0n],
      ],
    ],
    ['debit: more than there is', [[[debit('d', 10_000_000_001n)], 'insufficientFunds', 0n]]],
    [
      'debit: 0',
      [
        [[debit('d', 0n)], 'OK', 0n],
        [[credit('c', 7n)], 'OK', 7n],
      ],
    ],
    ['debit: below 0', [[[debit('d', -5n)], 'txConflict', 0n]]],
    [
      'debit: round closed',
      [
        [[last(debit('d', 5n))], 'OK', -5n],
        [[debit('e', 5n)], 'roundFinished', -5n],
      ],
    ],
    [
      "debit: another player's round",
      [
        [[debit('d', 5n)], 'OK', -5n],
        [[debit('e', 5n)], 'txConflict', -5n, { player: 'b' }],
      ],
    ],
    [
      'credit: bet known',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[credit('c', 800n)], 'OK', 300n],
      ],
    ],
    [
      'credit: same id again',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[last(credit('c', 800n))], 'OK', 300n],
        [[last(credit('c', 800n))], 'OK', 300n],
      ],
    ],
    ['credit: bet unknown', [[[credit('c', 800n)], 'txNotFound', 0n]]],
    [
      'credit: of another round',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[credit('c', 800n, 'd')], 'txNotFound', -500n, { round: 's' }],
      ],
    ],
    [
      'credit: bet rolled back',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[rollback('r', 'd')], 'OK', 0n],
        [[credit('c', 800n)], 'txRolledBack', 0n],
      ],
    ],
    [
      'credit: 0 closes',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[last(credit('c', 0n))], 'OK', -500n],
        [[credit('c2', 9n)], 'txSettled', -500n],
      ],
    ],
    [
      'credit: two of one bet',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[credit('c', 1n, 'd'), credit('c2', 2n, 'd')], 'OK', -497n],
      ],
    ],
    [
      'credit: before its debit',
      [
        [[credit('c', 8n, 'd')], 'txNotFound', 0n],
        [[debit('d', 5n)], 'OK', -5n],
        [[credit('c', 8n, 'd')], 'OK', 3n],
      ],
    ],
    [
      'rollback: bet known',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[rollback('r', 'd')], 'OK', 0n],
      ],
    ],
    [
      'rollback: again, by its id and by another',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[rollback('r', 'd')], 'OK', 0n],
        [[rollback('r', 'd')], 'OK', 0n],
        [[rollback('r2', 'd')], 'OK', 0n],
      ],
    ],
    [
      'rollback: bet unknown',
      [
        [[rollback('r', 'd')], 'OK', 0n],
        [[rollback('r', 'd')], 'OK', 0n],
      ],
    ],
    [
      'rollback: bet paid, round open',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[credit('c', 800n, 'd')], 'OK', 300n],
        [[rollback('r', 'd')], 'txSettled', 300n],
      ],
    ],
    [
      'rollback: bet lost, round open',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[credit('c', 0n)], 'OK', -500n],
        [[rollback('r', 'd')], 'txSettled', -500n],
      ],
    ],
    [
      'rollback: round closed',
      [
        [[debit('d', 500n), finish], 'OK', -500n],
        [[rollback('r', 'd')], 'txSettled', -500n],
      ],
    ],
    [
      'rollback: a bet after the last win',
      [
        [[debit('d', 5n), credit('c', 9n)], 'OK', 4n],
        [[debit('e', 3n)], 'OK', 1n],
        [[rollback('r', 'e')], 'OK', 4n],
      ],
    ],
    [
      'rollback: bet and win in one',
      [
        [[{ kind: 'debit-credit', tx: 'd', amount: 5n, win: 9n }], 'OK', 4n],
        [[rollback('r', 'd')], 'txSettled', 4n],
      ],
    ],
    [
      'rollback: in another round',
      [
        [[debit('d', 5n)], 'OK', -5n],
        [[rollback('r', 'd')], 'txConflict', -5n, { round: 's' }],
      ],
    ],
    [
      'rollback: of a win',
      [
        [[debit('d', 5n), credit('c', 9n)], 'OK', 4n],
        [[rollback('r', 'c')], 'txConflict', 4n],
      ],
    ],
    [
      'adjust: either sign, after the end',
      [
        [[last(debit('d', 500n))], 'OK', -500n],
        [
          [
            { kind: 'adjust', tx: 'a', amount: 30n },
            { kind: 'adjust', tx: 'a2', amount: -10n },
          ],
          'OK',
          -480n,
        ],
      ],
    ],
    [
      'adjust: balance too low',
      [
        [[debit('d', 500n)], 'OK', -500n],
        [[{ kind: 'adjust', tx: 'a', amount: -10_000_000_001n }], 'insufficientFunds', -500n],
      ],
    ],
    ['adjust: no bet', [[[{ kind: 'adjust', tx: 'a', amount: 30n }], 'txNotFound', 0n]]],
    [
      'promotion: after the end',
      [
        [[last(debit('d', 5n))], 'OK', -5n],
        [[{ kind: 'promo', tx: 'p', amount: 50n, fund: 'promo_fund' }], 'OK', 45n],
      ],
    ],
    [
      'one result of several bets: none of them is given back',
      [
        [[debit('d', 5n), debit('e', 3n), debit('f', 2n)], 'OK', -10n],
        [[settle('c', 20n, 'd', 'e')], 'OK', 10n],
        [[settle('c', 20n, 'd', 'e')], 'OK', 10n],
        [[settle('c', 20n, 'd', 'f')], 'txConflict', 10n],
        [[rollback('r', 'd')], 'txSettled', 10n],
        [[rollback('r2', 'e')], 'txSettled', 10n],
        [[rollback('r3', 'f')], 'OK', 12n],
      ],
    ],
    [
      'one result of several bets: with one that is not there, or was given back',
      [
        [[debit('d', 5n), debit('e', 3n)], 'OK', -8n],
        [[settle('c', 20n, 'd', 'nobody')], 'txNotFound', -8n],
        [[rollback('r', 'e')], 'OK', -5n],
        [[settle('c', 20n, 'd', 'e')], 'txRolledBack', -5n],
        [[{ ...settle('c', 20n, 'd'), ref: 'e' }], 'txRolledBack', -5n],
        [[rollback('r2', 'late')], 'OK', -5n],
        [[settle('c', 20n, 'd', 'late')], 'txRolledBack', -5n],
        [[settle('c', 20n, 'd')], 'OK', 15n],
      ],
    ],
    [
      'tip: in a round, after it, again, with other content',
      [
        [[debit('d', 5n), tip('t', 2n), finish], 'OK', -7n],
        [[tip('t', 2n)], 'OK', -7n],
        [[tip('t', 3n)], 'txConflict', -7n],
        [[tip('t2', 4n)], 'OK', -11n],
      ],
    ],
    [
      'tip: before the stake of its round',
      [
        [[tip('t', 2n)], 'OK', -2n],
        [[debit('d', 5n)], 'OK', -7n],
      ],
    ],
    ['tip: more than there is', [[[tip('t', 10_000_000_001n)], 'insufficientFunds', 0n]]],
    ['tip: below 0', [[[tip('t', -1n)], 'txConflict', 0n]]],
    [
      'tip: is no bet',
      [
        [[tip('t', 2n)], 'OK', -2n],
        [[credit('c', 9n)], 'txNotFound', -2n],
        [[settle('c', 9n, 't')], 'txNotFound', -2n],
      ],
    ],
    [
      'tip: given back once, after the round too',
      [
        [[debit('d', 5n), tip('t', 2n), finish], 'OK', -7n],
        [[rollback('r', 't')], 'OK', -5n],
        [[rollback('r', 't')], 'OK', -5n],
        [[rollback('r2', 't')], 'OK', -5n],
      ],
    ],
    [
      'tip: given back before it came',
      [
        [[rollback('r', 't')], 'OK', 0n],
        [[tip('t', 2n)], 'txRolledBack', 0n],
      ],
    ],
    [
      'end of round: twice',
      [
        [[debit('d', 5n), finish], 'OK', -5n],
        [[finish], 'OK', -5n],
      ],
    ],
    [
      'several: all or nothing',
      [
        [[debit('d', 5n), credit('c', 9n, 'nobody')], 'txNotFound', 0n],
        [[debit('d', 5n)], 'OK', -5n],
      ],
    ],
  ])('%s', async (_row, steps) => {
    newTable();
    const model = new WalletModel();
    model.cash.set('a', await cashOf('a'));
    model.cash.set('b', await cashOf('b'));
    const before = await cashOf();
    for (const [actions, answer, cash, change] of steps) {
      const order = { player: 'a', round: 'r', actions, ...change };
      expect(await ask(order)).toBe(answer);
      expect((await cashOf()) - before).toBe(cash);
      // The model of the random runs is held to the same table.
      expect(model.apply(order)).toBe(answer);
      expect(model.cash.get('a')).toBe(before + cash);
    }
  });

  const anyTx = fc.constantFrom('t1', 't2', 't3', 't4', 't5');
  const anyRef = fc.constantFrom('t1', 't2', 't3', 'u1');
  const anyMinor = fc.constantFrom(0n, 1n, 70n, 4_000n);
  const finished = fc.constantFrom(false, false, false, true);
  const anyAction: fc.Arbitrary<WalletAction> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('debit' as const),
        tx: anyTx,
        amount: anyMinor,
        finished,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('credit' as const),
        tx: anyTx.map((tx) => `w${tx}`),
        amount: anyMinor,
        ref: fc.option(anyRef, { nil: undefined }),
        refs: fc.option(fc.uniqueArray(anyRef, { minLength: 1, maxLength: 3 }), { nil: undefined }),
        finished,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('tip' as const),
        tx: anyTx,
        amount: anyMinor,
        fund: fc.constant('provider:TABLE'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('rollback' as const),
        tx: anyTx.map((tx) => `r${tx}`),
        ref: anyRef,
        finished,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('debit-credit' as const),
        tx: anyTx,
        amount: anyMinor,
        win: anyMinor,
        finished,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('adjust' as const),
        tx: anyTx.map((tx) => `a${tx}`),
        amount: fc.constantFrom(-5_000n, -3n, 0n, 40n),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('promo' as const),
        tx: anyTx.map((tx) => `p${tx}`),
        amount: anyMinor,
      }),
    },
    { weight: 1, arbitrary: fc.constant(finish) },
  );
  const anyOrder: fc.Arbitrary<WalletOrder> = fc.record({
    player: fc.constantFrom('a', 'a', 'a', 'b'),
    round: fc.constantFrom('r1', 'r1', 'r2'),
    actions: fc.array(anyAction, { minLength: 1, maxLength: 3 }),
  });

  it('any sequence of orders, with repeats and in any order, does what the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { minLength: 2, maxLength: 14 }), async (orders) => {
        newTable();
        const model = new WalletModel();
        for (const name of ['a', 'b']) model.cash.set(name, await cashOf(name));
        for (const order of orders) expect(await ask(order)).toBe(model.apply(order));
        for (const name of ['a', 'b']) expect(await cashOf(name)).toBe(model.cash.get(name));
      }),
      { numRuns: 60 },
    );
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('64 of the same stake, win and rollback move each once at most', async () => {
    newTable();
    const before = await cashOf();
    const inRound = (actions: WalletAction[]): WalletOrder => ({
      player: 'a',
      round: 'r',
      actions,
    });
    const many = (order: WalletOrder) =>
      Promise.all(Array.from({ length: 64 }, () => askOrRetry(order)));
    expect(new Set(await many(inRound([debit('d', 100n)])))).toEqual(new Set(['OK']));
    expect(before - (await cashOf())).toBe(100n);
    const orders = [[debit('e', 100n)], [rollback('re', 'e')], [credit('ce', 300n, 'e')]];
    const answers = await Promise.all(
      Array.from({ length: 63 }, (_, index) => askOrRetry(inRound(orders[index % 3] ?? []))),
    );
    const cash = (await cashOf()) - before + 100n;
    // Taken and given back (or never taken), or taken and paid; never paid and given back.
    expect([0n, 200n]).toContain(cash);
    expect(
      answers.every((answer) => ['OK', 'txNotFound', 'txRolledBack', 'txSettled'].includes(answer)),
    ).toBe(true);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  // Two that lock each other are rolled back by the database; a studio is told to send the same
  // request again.
  const askOrRetry = async (order: WalletOrder): Promise<string> => {
    for (;;) {
      try {
        return await ask(order);
      } catch (error) {
        if (!isSqlError(error) || !['40P01', '40001'].includes(error.code)) throw error;
      }
    }
  };
});
