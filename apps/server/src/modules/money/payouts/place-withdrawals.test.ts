import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  depositCreate,
  destinationAdd,
  getBalance,
  limitsDecline,
  stepUpCode,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalList,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { payInSandbox } from '../../../demo/payments/index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { openSiteOf } from '../../../testing/site-of-place.ts';

describeServerOnBothEngines('withdrawals by the rules of a place', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  const hosts: Record<string, string> = {};
  beforeAll(async () => {
    server = await start();
    for (const [externalId, jurisdiction] of [
      ['british', 'GB'],
      ['free', 'CW'],
    ] as const) {
      const said = { externalId, jurisdiction, currency: 'GBP', country: 'GB' };
      hosts[externalId] = (await openSiteOf(server, said)).host;
    }
  });
  beforeEach(async () => {
    player = await server.signUpPlayer(hosts['british']);
    await server.fund(player, 50_000n);
  });

  const tool = (...args: string[]) => runTool(server.context, args);
  const codeOf = (sent: Promise<unknown>): Promise<string> =>
    sent.then(
      () => 'OK',
      ({ code }: CallFailure) => code,
    );
  const stepUp = async () => {
    server.advance(61_000);
    await server.call(stepUpCode, player.me);
    return { kind: 'code' as const, value: await server.outboxCode(player.accountId) };
  };
  /** Asks for a withdrawal to an account of the player's own. */
  const ask = async (account_number: string) => {
    const { destination_id } = await server.call(destinationAdd, {
      ...player.me,
      method_code: 'faster-payments',
      holder_name: 'Ana Cruz',
      fields: { sort_code: '200000', account_number },
      step_up: await stepUp(),
    });
    const wish = { ...player.me, destination_id, amount: '100.00', step_up: await stepUp() };
    return (await server.call(withdrawalCreate, wish)).value;
  };
  const balance = async () => (await server.call(getBalance, player.me)).game_balance;

  describe('isWithdrawalReversible', () => {
    it('gives no withdrawal back that was asked for, whatever the site says', async () => {
      const made = await ask('10000001');
      expect(made.is_cancellable).toBe(false);
      const { withdrawal_id } = made;
      const cancel = server.call(withdrawalCancel, { ...player.me, withdrawal_id });
      await expect(cancel).rejects.toMatchObject({ code: 'notCancellable', statusCode: -409 });
      expect(await balance()).toBe('400.00');
      const { value } = await server.call(withdrawalList, player.me);
      expect(value).toMatchObject([{ state: 'requested', is_cancellable: false }]);
      await expect(tool('payout', 'settings', 'british', '--cancellable', 'yes')).rejects.toThrow(
        'GB lets no withdrawal be taken back',
      );
    });

    it('gives it back elsewhere', async () => {
      player = await server.signUpPlayer(hosts['free']);
      await server.fund(player, 50_000n);
      const made = await ask('10000002');
      expect(made.is_cancellable).toBe(true);
      const { withdrawal_id } = made;
      expect(await codeOf(server.call(withdrawalCancel, { ...player.me, withdrawal_id }))).toBe(
        'OK',
      );
      expect(await balance()).toBe('500.00');
    });
  });

  describe('bonusWagerMax', () => {
    /** What must be staked before a deposit of 10.00 is the player's to take out. */
    const turnoverOf = async () => {
      player = await server.signUpPlayer(player.host);
      await codeOf(server.call(limitsDecline, player.me));
      const wish = { ...player.me, method_code: 'paypal', amount: '10.00' };
      const { deposit } = await server.call(depositCreate, wish);
      await payInSandbox(server.context, deposit.deposit_id);
      await server.runJob('deliver-sandbox-webhooks');
      const { db } = server.context.database;
      const lock = await db
        .selectFrom('turnover_locks')
        .select('required_minor')
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow();
      return lock.required_minor;
    };
    const settings = (percent: string) =>
      tool('payout', 'settings', 'british', '--turnover-percent', percent);

    it('lets an operator ask for ten times at most in Great Britain', async () => {
      await expect(settings('1001')).rejects.toThrow('at most 1000 in GB, which is 10 times');
      await settings('1000');
      expect(await turnoverOf()).toBe(10_000n);
      await settings('100');
      expect(await turnoverOf()).toBe(1_000n);
    });

    it('cuts what a site asked for before it came under the rules', async () => {
      player = await server.signUpPlayer(hosts['free']);
      await tool('payout', 'settings', 'free', '--turnover-percent', '4000');
      expect(await turnoverOf()).toBe(40_000n);
      await tool('site', 'jurisdiction', 'free', 'GB');
      expect(await turnoverOf()).toBe(10_000n);
      await tool('site', 'jurisdiction', 'free', 'CW');
      expect(await turnoverOf()).toBe(40_000n);
    });
  });

  it('leaves the books sound', async () => {
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
