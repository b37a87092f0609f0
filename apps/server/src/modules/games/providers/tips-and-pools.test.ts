import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transactionList } from '@pavilion/contracts';
import { roundStatus } from '@pavilion/contracts/provider';
import { formatAmount } from '@pavilion/domain/money';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import {
  connectTestStudio,
  openTable,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServerOnBothEngines('money of a round that is neither stake nor win', (start) => {
  let server: TestServer;
  let send: ReturnType<typeof studioOf>;
  beforeAll(async () => {
    server = await start();
    send = studioOf(server, await connectTestStudio(server));
  });

  const newTable = async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return { player, ...(await openTable(server, send, player)) };
  };
  const houseOf = async (kind: string): Promise<bigint> => {
    const { rows } = await sql<{ minor: bigint }>`
      select ledger_balance(${server.sites.alpha}::uuid, 'house', null, ${kind},
        'PHP') as minor`.execute(server.context.database.db);
    return rows[0]?.minor ?? 0n;
  };
  const [clearing, pool, ggr] = ['provider:TEST', 'pool:AURUM/midas', 'ggr:slots'];
  /** What a piece of work changes at the three accounts. */
  const changes = async (work: () => Promise<unknown>): Promise<bigint[]> => {
    const kinds = [clearing, pool, ggr];
    const before = await Promise.all(kinds.map(houseOf));
    await work();
    const after = await Promise.all(kinds.map(houseOf));
    return after.map((minor, index) => minor - (before[index] ?? 0n));
  };

  it('a tip goes to the provider, and is no stake of its round', async () => {
    const { player, move } = await newTable();
    const moved = await changes(async () => {
      const answer = await move('tipped', [
        { kind: 'debit', txId: 'tipped.1', amount: '10.00' },
        { kind: 'tip', txId: 'tipped.2', amount: '2.50', finished: true },
      ]);
      expect(answer).toMatchObject({ code: 'OK', balance: { available: '987.50' } });
    });
    expect(moved).toEqual([250n, 0n, 1_000n]);
    const { round } = await send(roundStatus, {
      provider: studioGame.provider,
      roundId: 'tipped',
    });
    expect(round).toMatchObject({ state: 'finished', staked: '10.00', returned: '0.00' });
    const back = await changes(async () => {
      const answer = await move('tipped', [
        { kind: 'rollback', txId: 'tipped.3', refTxId: 'tipped.2' },
      ]);
      expect(answer).toMatchObject({ code: 'OK', balance: { available: '990.00' } });
    });
    expect(back).toEqual([-250n, 0n, 0n]);
    // The player reads of a tip, not of a bet or a correction.
    const { value } = await server.call(transactionList, { ...player.me, kinds: ['tip'] });
    expect(value.map(({ amount }) => amount)).toEqual(['2.50', '-2.50']);
  });

  it('a tip needs what a stake needs', async () => {
    const { player, session, move } = await newTable();
    const tip = (txId: string, change = {}) =>
      move('asked', [{ kind: 'tip', txId, amount: '5.00' }], change);
    expect((await tip('asked.1', { game: 'chess' })).code).toBe('GAME_UNAVAILABLE');
    await server.context.database.db
      .updateTable('players')
      .set({ status: 'BLOCKED' })
      .where('id', '=', player.id)
      .execute();
    expect((await tip('asked.2')).code).toBe('ACCOUNT_LOCKED');
    await server.context.database.db
      .updateTable('players')
      .set({ status: 'ACTIVE' })
      .where('id', '=', player.id)
      .execute();
    expect((await tip('asked.3')).code).toBe('OK');
    server.advance(9 * 60 * 60_000);
    expect((await tip('asked.4', { session })).code).toBe('SESSION_INVALID');
    // The one that was given before is known, with whatever session.
    expect((await tip('asked.3')).code).toBe('OK');
  });

  it('one result settles the bets it names', async () => {
    const { move } = await newTable();
    await move('many', [
      { kind: 'debit', txId: 'many.1', amount: '10.00' },
      { kind: 'debit', txId: 'many.2', amount: '20.00' },
    ]);
    const result = {
      kind: 'credit' as const,
      txId: 'many.3',
      amount: '50.00',
      refTxIds: ['many.1', 'many.2'],
    };
    expect((await move('many', [{ ...result, refTxIds: ['many.1', 'other'] }])).code).toBe(
      'TX_NOT_FOUND',
    );
    expect((await move('many', [result])).balance?.available).toBe('1020.00');
    expect((await move('many', [result])).balance?.available).toBe('1020.00');
    expect((await move('many', [{ ...result, refTxIds: ['many.1'] }])).code).toBe('TX_CONFLICT');
    for (const refTxId of result.refTxIds)
      expect(
        (await move('many', [{ kind: 'rollback', txId: `back.${refTxId}`, refTxId }])).code,
      ).toBe('TX_SETTLED');
  });

  it('what a stake lays into a jackpot of the operator moves, and comes back with the stake', async () => {
    const { move } = await newTable();
    const stake = {
      kind: 'debit' as const,
      txId: 'pot.1',
      amount: '10.00',
      contributions: [
        { jackpotId: 'midas', amount: '0.30', fund: 'operator' as const },
        { jackpotId: 'studio-own', amount: '0.20' },
      ],
    };
    expect(await changes(() => move('pot', [stake]))).toEqual([0n, 30n, 970n]);
    expect(await changes(() => move('pot', [stake]))).toEqual([0n, 0n, 0n]);
    const other = [{ jackpotId: 'midas', amount: '0.40', fund: 'operator' as const }];
    expect((await move('pot', [{ ...stake, contributions: other }])).code).toBe('TX_CONFLICT');
    const back = { kind: 'rollback' as const, txId: 'pot.2', refTxId: 'pot.1' };
    expect(await changes(() => move('pot', [back]))).toEqual([0n, -30n, -970n]);
    const spin = { ...stake, kind: 'debitCredit' as const, txId: 'pot.3', win: '4.00' };
    expect(await changes(() => move('pot', [spin]))).toEqual([0n, 30n, 570n]);
  });

  it.each([
    ['more than the stake', '10.01'],
    ['with more decimals than the currency has', '0.001'],
  ])('a contribution %s is refused, and nothing is taken', async (_what, amount) => {
    const { move } = await newTable();
    const contributions = [{ jackpotId: 'midas', amount, fund: 'operator' as const }];
    const round = `over-${amount}`;
    const answer = await move(round, [
      { kind: 'debit', txId: `${round}.1`, amount: '10.00', contributions },
    ]);
    expect(answer.code).toBe('BAD_REQUEST');
    expect((await move(round, [{ kind: 'endRound' }])).balance?.available).toBe('1000.00');
  });

  it('the operator lays money of the promotion fund into a pool, once by its reference', async () => {
    const { move } = await newTable();
    const contributions = [{ jackpotId: 'midas', amount: '0.10', fund: 'operator' as const }];
    await move('known', [{ kind: 'debit', txId: 'known.1', amount: '10.00', contributions }]);
    const pay = (amount: string, reference: string, jackpot = 'AURUM/midas') =>
      runTool(server.context, [
        ...['provider', 'pool-pay', 'alpha', jackpot],
        ...['--amount', amount, '--reference', reference],
      ]);
    const funds = await houseOf('promo_fund');
    const before = await houseOf(pool);
    const balance = `${formatAmount(before + 100_000n, 'PHP')} PHP in AURUM/midas`;
    expect((await pay('1000.00', 'opening')).text).toContain(`paid; ${balance}`);
    expect((await pay('1000.00', 'opening')).text).toContain(`was paid before; ${balance}`);
    expect(await houseOf('promo_fund')).toBe(funds - 100_000n);
    await expect(pay('999.00', 'opening')).rejects.toThrow('has paid something else');
    await expect(pay('1.00', 'typo', 'AURUM/midass')).rejects.toThrow('no studio has told');
    await expect(pay('1.00', 'typo', 'NOBODY/midas')).rejects.toThrow('no studio has told');
    for (const amount of ['0', '-5.00', '1.005', 'all'])
      await expect(pay(amount, 'odd')).rejects.toThrow('--amount must be');
    expect(await houseOf(pool)).toBe(before + 100_000n);
    expect((await runTool(server.context, ['changes'])).text).toContain('provider.pool-pay');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('a jackpot is paid by whoever funds it, never by the result of the house', async () => {
    const { move } = await newTable();
    const win = (txId: string, change: object) =>
      move('won', [{ kind: 'jackpotWin', txId, amount: '50.00', jackpotId: 'midas', ...change }]);
    expect(await changes(() => win('won.1', {}))).toEqual([-5_000n, 0n, 0n]);
    const ours = { fundedBy: 'operator' };
    expect(await changes(() => win('won.2', ours))).toEqual([0n, -5_000n, 0n]);
    expect(await changes(() => win('won.2', ours))).toEqual([0n, 0n, 0n]);
    expect((await win('won.2', { fundedBy: 'provider' })).code).toBe('TX_CONFLICT');
    const balance = await houseOf(pool);
    const { text } = await runTool(server.context, ['provider', 'reconcile']);
    expect(text).toContain(
      `alpha\tjackpot AURUM/midas\t${formatAmount(balance, 'PHP')} PHP of the operator's`,
    );
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
