import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betPlace,
  eventDetail,
  eventList,
  getBalance,
  getInbox,
  withdrawable,
} from '@pavilion/contracts';
import { withdrawalStates, withdrawalSteps } from '@pavilion/domain/payouts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { createPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { tellCashierNews } from '../payments/tell-cashier-news.service.ts';
import { importFootballData, openSportsbook } from '../../sports/sportsbook/index.ts';
import { approvePayout } from './operator.service.ts';
import { settlePayout } from './settle-payout.store.ts';
import { writeSettings, type WithdrawalSettings } from './settings.store.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServerOnBothEngines('payouts', (start) => {
  let server: TestServer;
  let world: PayoutWorld;
  let player: TestPlayer;
  let wallet: string;
  beforeAll(async () => {
    server = await start();
    world = await createPayoutWorld(server);
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 500_000n);
    wallet = await world.wallet(player);
  });

  const db = () => server.context.database.db;
  const settle = (change: Partial<WithdrawalSettings>) =>
    writeSettings(db(), server.sites.alpha, change, new Date());
  const ask = async (amount: string) =>
    (await world.withdraw(player, wallet, amount)).withdrawal_id;
  const run = async (...names: string[]) => {
    for (const name of names) await server.runJob(name);
  };
  /** A withdrawal the provider has and has not decided. */
  const sent = async (amount = '300.00') => {
    const id = await ask(amount);
    await run('review-withdrawals', 'send-payouts');
    return id;
  };
  const decided = async () => {
    server.advance(5000);
    await run('run-sandbox-payouts');
  };
  const sound = async () => expect(await auditBooks(db())).toEqual([]);
  const payouts = async (id: string) =>
    db().selectFrom('sandbox_payouts').selectAll().where('merchant_reference', '=', id).execute();

  describe('the provider', () => {
    it('that declines gives the money back to the cash it came from', async () => {
      const id = await sent('913.00');
      expect(await world.pocket(player, 'cash')).toBe('4087.00');
      await decided();
      expect(await world.stateOf(id)).toBe('failed');
      expect(await world.pocket(player, 'cash')).toBe('5000.00');
      await sound();
    });

    it('that takes a payout but does not answer is asked, and pays once', async () => {
      const id = await sent('917.00');
      expect(await world.stateOf(id)).toBe('sent');
      await run('reconcile-payouts');
      expect(await payouts(id)).toHaveLength(1);
      server.advance(31_000);
      await run('reconcile-payouts');
      expect(await world.stateOf(id)).toBe('sent');
      await decided();
      server.advance(60_000);
      await run('reconcile-payouts', 'run-sandbox-payouts', 'reconcile-payouts');
      expect(await world.stateOf(id)).toBe('paid');
      expect(await payouts(id)).toHaveLength(1);
      expect(await world.pocket(player, 'cash')).toBe('4083.00');
      await sound();
    });

    it('that never got a payout is given it again under the same id', async () => {
      const id = await sent('919.00');
      expect(await payouts(id)).toHaveLength(0);
      server.advance(31_000);
      await run('reconcile-payouts');
      expect(await payouts(id)).toHaveLength(1);
      await decided();
      expect(await world.stateOf(id)).toBe('paid');
      await sound();
    });

    it('that says nothing is asked until it does', async () => {
      const id = await sent('923.00');
      await decided();
      expect(await world.stateOf(id)).toBe('sent');
      server.advance(31_000);
      await run('reconcile-payouts');
      expect(await world.stateOf(id)).toBe('paid');
      await sound();
    });

    it('that repeats itself and then denies pays once, and somebody is told to look', async () => {
      const id = await sent('929.00');
      await decided();
      await decided();
      expect(await world.stateOf(id)).toBe('paid');
      expect(await world.incidents(id)).toEqual(['failedAfterPaid']);
      expect(await world.pocket(player, 'cash')).toBe('4071.00');
      await sound();
    });

    it('that denies is heard after what it said before, which a crash kept back', async () => {
      const id = await sent('929.00');
      await decided();
      const [payout] = await payouts(id);
      const heard = () =>
        db()
          .selectFrom('sandbox_payout_webhooks')
          .select(['id', 'attempts'])
          .where('reference', '=', payout?.reference ?? '')
          .orderBy('webhook_id');
      const [first] = await heard().execute();
      await db()
        .updateTable('sandbox_payout_webhooks')
        .set({ delivered_at: null, send_at: new Date(server.context.clock.now().getTime() + 8000) })
        .where('id', '=', first?.id ?? '')
        .execute();
      const denial = async () => (await heard().execute()).at(-1)?.attempts;
      await decided();
      expect(await denial()).toBe(0);
      await decided();
      await decided();
      expect(await denial()).toBe(1);
    });

    it('hears of a payout once, however many processes send at once', async () => {
      const id = await ask('300.00');
      await run('review-withdrawals');
      await Promise.all([run('send-payouts'), run('send-payouts'), run('send-payouts')]);
      expect(await payouts(id)).toHaveLength(1);
      await Promise.all([decided(), run('reconcile-payouts')]);
      expect(await world.stateOf(id)).toBe('paid');
      await sound();
    });
  });

  it('one settled by a process that then died is told by another, once', async () => {
    const { context } = server;
    const id = await sent();
    const told = async () =>
      (await server.call(getInbox, player.me)).value.filter(({ topic }) => topic === 'withdrawal');
    await tellCashierNews(context);
    const before = await told();
    const report = {
      withdrawalId: id,
      providerReference: (await payouts(id))[0]?.reference ?? '',
      outcome: 'paid' as const,
      currency: 'PHP',
      netMinor: 30_000n,
    };
    const settleOnce = () => settlePayout(db(), 'sandbox', report, context.clock.now());
    expect([await settleOnce(), await settleOnce()]).toEqual([true, false]);
    // Nobody of this settlement is there to tell it; whoever looks for news does, however many look
    // at once.
    await Promise.all([1, 2, 3].map(() => tellCashierNews(context)));
    await run('tell-cashier-news');
    expect((await told()).map(({ title }) => title)).toEqual([
      'Withdrawal: Paid',
      ...before.map(({ title }) => title),
    ]);
  });

  describe('webhooks', () => {
    it.each([
      ['with a forged signature', { signature: '0'.repeat(64) }, 401],
      ['signed with another secret', { secret: 'another-secret-of-no-provider-at-all' }, 401],
      ['of six minutes ago', { byMs: -6 * 60_000 }, 401],
      ['from the future', { byMs: 6 * 60_000 }, 401],
    ])('%s move nothing', async (_name, signing, status) => {
      const id = await sent();
      expect(await world.webhook(await world.messageOf(id, 'paid'), signing)).toBe(status);
      expect(await world.stateOf(id)).toBe('sent');
    });

    it('that are no messages are refused', async () => {
      for (const body of ['', '{', 'null', '[]', '{"reference":"x"}'])
        expect(await world.webhook(body)).toBe(400);
      const stranger = await server.fetch('http://alpha.test/payouts/webhook/nobody', {
        method: 'POST',
        body: '{}',
      });
      expect(stranger.status).toBe(404);
    });

    it('repeated change nothing, with another body under the same id they are refused', async () => {
      const id = await sent();
      const message = await world.messageOf(id, 'paid');
      const signing = { id: server.context.ids.next() };
      expect(await world.webhook(message, signing)).toBe(200);
      expect(await world.webhook(message, signing)).toBe(200);
      expect(await world.webhook({ ...message, status: 'declined' }, signing)).toBe(409);
      expect(await world.stateOf(id)).toBe('paid');
      expect(await world.pocket(player, 'cash')).toBe('4700.00');
      await sound();
    });

    it('out of order end where the provider ended', async () => {
      const id = await sent();
      await world.webhook(await world.messageOf(id, 'paid'));
      await world.webhook(await world.messageOf(id, 'open'));
      expect(await world.stateOf(id)).toBe('paid');
      const other = await sent();
      await world.webhook(await world.messageOf(other, 'declined'));
      await world.webhook(await world.messageOf(other, 'paid'));
      expect(await world.stateOf(other)).toBe('failed');
      expect(await world.incidents(other)).toEqual(['paidAfterReturn']);
      await sound();
    });

    it('about what was never sent, another amount, currency or reference move nothing', async () => {
      const id = await sent('400.00');
      const message = await world.messageOf(id, 'paid');
      await world.webhook({ ...message, amount_minor: '39999' });
      await world.webhook({ ...message, currency: 'USD' });
      await world.webhook({ ...message, reference: 'sbo-other' });
      expect(await world.stateOf(id)).toBe('sent');
      expect(await world.incidents(id)).toEqual([
        'amountMismatch',
        'amountMismatch',
        'referenceMismatch',
      ]);
      expect(await world.webhook({ ...message, merchant_reference: crypto.randomUUID() })).toBe(
        404,
      );
      expect(await world.webhook({ ...message, merchant_reference: 'x' })).toBe(404);
      const unsent = await ask('300.00');
      expect(await world.webhook(await world.messageOf(unsent, 'paid'))).toBe(200);
      expect(await world.stateOf(unsent)).toBe('requested');
      expect(await world.incidents(unsent)).toEqual(['paidUnsent']);
      // Who has such questions open is paid by operators alone.
      await run('review-withdrawals');
      expect(await world.stateOf(unsent)).toBe('checking');
      await sound();
    });
  });

  describe('while a bet holds the money', () => {
    it('it does not leave, and both at once never use it twice', async () => {
      const { context, sites } = server;
      await openSportsbook(context.database.db, { id: sites.alpha, currency: 'PHP' });
      const csv = [
        'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
        'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
      ].join('\n');
      await importFootballData(context, csv, 'fixtures');
      const [match] = (await server.call(eventList, {})).value;
      const { event } = await server.call(eventDetail, { event_id: match?.event_id ?? '' });
      const { selection_id = '', odds = '' } = event.markets[0]?.selections[0] ?? {};
      const bet = (stake: string) =>
        server.call(betPlace, {
          ...player.me,
          odds_change: 'none',
          bets: [{ selection_id, odds, stake }],
        });
      await bet('3000.00');
      await expect(ask('2000.01')).rejects.toMatchObject({ code: 'insufficientFunds' });
      await server
        .call(withdrawable, player.me)
        .then((view) =>
          expect(view).toMatchObject({ balance: '2000.00', withdrawable: '2000.00', locked: [] }),
        );
      const answers = await Promise.allSettled([ask('2000.00'), bet('2000.00'), bet('2000.00')]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await server.call(getBalance, player.me)).game_balance).toBe('0.00');
      await sound();
    });
  });

  describe('operators', () => {
    const tool = async (...args: string[]) => (await runTool(server.context, args)).text;

    it('get what the rules do not let through, with the reasons', async () => {
      await settle({ auto_max_minor: 20_000n });
      const id = await ask('300.00');
      await run('review-withdrawals', 'send-payouts');
      await settle({ auto_max_minor: 2_000_000n });
      expect(await world.stateOf(id)).toBe('checking');
      expect(await tool('payout', 'list', 'alpha', '--state', 'checking')).toContain(
        `${id}\talpha\t${player.accountId}\t300.00 PHP`,
      );
      const listed = async (is_computer: boolean) => {
        const { db } = server.context.database;
        await db.updateTable('players').set({ is_computer }).where('id', '=', player.id).execute();
        return (await tool('payout', 'list', 'alpha', '--state', 'checking')).split('\n');
      };
      const [marked, plain] = [await listed(true), await listed(false)];
      const peopleIn = (lines: readonly string[]) => Number.parseInt(lines.at(-1) ?? '', 10);
      expect(marked.find((line) => line.startsWith(id))).toMatch(/\tcomputer$/);
      expect(plain.find((line) => line.startsWith(id))).not.toContain('computer');
      expect(peopleIn(marked)).toBe(peopleIn(plain) - 1);
      const shown = await tool('payout', 'show', id);
      expect(shown).toContain('checking\tamount');
      expect(shown).toContain('to Ana Cruz');
      expect(await tool('payout', 'approve', id)).toBe('approved');
      await run('send-payouts');
      await decided();
      expect(await world.stateOf(id)).toBe('paid');
      expect(await tool('changes')).toContain(`cli:test\tpayout.approve\t${id}`);
    });

    it('are two different ones above the threshold', async () => {
      await settle({ auto_max_minor: 0n, two_operators_above_minor: 20_000n });
      const id = await ask('300.00');
      await run('review-withdrawals');
      expect(await approvePayout(server.context, 'cli:ana', id)).toBe(1);
      await expect(approvePayout(server.context, 'cli:ana', id)).rejects.toThrow(
        'another operator',
      );
      expect(await world.stateOf(id)).toBe('checking');
      expect(await approvePayout(server.context, 'cli:bob', id)).toBe(0);
      expect(await world.stateOf(id)).toBe('approved');
      await settle({ auto_max_minor: 2_000_000n, two_operators_above_minor: null });
    });

    it('refuse with a reason the player reads, and the money goes back', async () => {
      await settle({ auto_max_minor: 0n });
      const id = await ask('300.00');
      await run('review-withdrawals');
      await settle({ auto_max_minor: 2_000_000n });
      await expect(tool('payout', 'refuse', id, '--reason', 'mood')).rejects.toThrow(
        '--reason must be one of',
      );
      await tool('payout', 'refuse', id, '--reason', 'holder', '--note', 'another name');
      expect(await world.stateOf(id)).toBe('refused');
      expect(await world.pocket(player, 'cash')).toBe('5000.00');
      await expect(tool('payout', 'approve', id)).rejects.toThrow('it is refused');
      await sound();
    });

    it('have a provider asked at once, and nothing else', async () => {
      const id = await sent('923.00');
      await expect(tool('payout', 'refuse', id, '--reason', 'rules')).rejects.toThrow(
        'can no longer be refused',
      );
      await decided();
      await tool('payout', 'retry', id);
      await run('reconcile-payouts');
      expect(await world.stateOf(id)).toBe('paid');
      await expect(tool('payout', 'retry', id)).rejects.toThrow('only what was sent');
      await expect(tool('payout', 'show', 'x')).rejects.toThrow('there is no withdrawal x');
    });

    it('see and change how a site pays out', async () => {
      expect(await tool('payout', 'settings', 'beta', '--rest-minutes', '5')).toContain(
        'rest_minutes\t5',
      );
      expect(await tool('payout', 'settings', 'beta', '--cancellable', 'no')).toContain(
        'is_cancellable\tfalse',
      );
      await expect(tool('payout', 'settings', 'beta', '--open', 'many')).rejects.toThrow(
        'whole number',
      );
    });
  });

  describe('the database', () => {
    it('knows the same steps as the domain', async () => {
      for (const from of withdrawalStates)
        for (const to of withdrawalStates) {
          const { rows } = await sql<{
            may: boolean;
          }>`select withdrawal_may_move(${from}, ${to}) as may`.execute(db());
          expect([from, to, rows[0]?.may]).toEqual([from, to, withdrawalSteps[from].includes(to)]);
        }
    });

    it('refuses whoever skips a step, changes what was asked for or rewrites the time line', async () => {
      const id = await ask('300.00');
      const set = (change: object) =>
        db().updateTable('withdrawals').set(change).where('id', '=', id).execute();
      await expect(set({ state: 'sent' })).rejects.toThrow('does not go from requested to sent');
      await expect(set({ amount_minor: 1n })).rejects.toThrow('does not change');
      await expect(
        db()
          .updateTable('withdrawal_timeline')
          .set({ reason: 'x' })
          .where('withdrawal_id', '=', id)
          .execute(),
      ).rejects.toThrow('never rewritten');
      await expect(
        db().deleteFrom('withdrawal_timeline').where('withdrawal_id', '=', id).execute(),
      ).rejects.toThrow('never rewritten');
    });

    it('shows the audit what does not fit together', async () => {
      const id = await ask('300.00');
      await sound();
      await db()
        .updateTable('withdrawals')
        .set({ state: 'checking' })
        .where('id', '=', id)
        .execute();
      const found = await auditBooks(db());
      expect(found).toMatchObject([
        {
          audit: 'withdrawals-have-a-request',
          invariant: 'I13',
          breach: { breach: 'time line', id },
        },
      ]);
      await db()
        .insertInto('withdrawal_timeline')
        .values({ withdrawal_id: id, seq: 2, state: 'checking', reason: null, at: new Date() })
        .execute();
      await sound();
    });
  });
});
