import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betPlace,
  depositCreate,
  eventList,
  limitsActivity,
  limitsConfirm,
  limitsGet,
  limitsSet,
  login,
  logout,
  realityAnswer,
  realityCheck,
  realityStatus,
  selfExclude,
  stepUpCode,
  timeOut,
} from '@pavilion/contracts';
import { betaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';
import { importFootballData, openSportsbook } from '../../sports/sportsbook/index.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

describeServer('protection of players', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  let selectionId: string;

  beforeAll(async () => {
    server = await start();
    const { context, sites } = server;
    await seedPaymentMethods(context, sites.alpha);
    await openSportsbook(context.database.db, { id: sites.alpha, currency: 'PHP' });
    const csv = [
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
      'E0,28/03/2027,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
    ].join('\n');
    await importFootballData(context, csv, 'fixtures');
    const { value } = await server.call(eventList, {});
    selectionId = value[0]?.markets[0]?.selections[0]?.selection_id ?? '';
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
  });

  const bet = (stake: string, me = player.me) =>
    server.call(betPlace, {
      ...me,
      odds_change: 'any',
      bets: [{ selection_id: selectionId, odds: '1.40', stake }],
    });
  const deposit = (amount: string, me = player.me) =>
    server.call(depositCreate, { ...me, method_code: 'gcash', amount });
  const set = (kind: 'deposit' | 'loss' | 'stake' | 'session', amount: string | null) =>
    server.call(limitsSet, { ...player.me, kind, period: 'day', amount });
  /** Excludes with a fresh code of the second step; one is sent a minute. */
  const exclude = async (months: number) => {
    server.advance(minuteMs + 1);
    await server.call(stepUpCode, player.me);
    const value = await server.outboxCode(player.accountId);
    const step_up = { kind: 'code' as const, value };
    return server.call(selfExclude, { ...player.me, months, step_up });
  };
  const refusal = async (asked: Promise<unknown>) => {
    const error = await asked.then(
      () => ({ code: 'done', statusDetail: undefined }),
      (failure: { code: string; statusDetail?: string }) => failure,
    );
    return error.statusDetail === undefined ? error.code : `${error.code}: ${error.statusDetail}`;
  };
  /** Signs in anew: the session of the player had to end with so much time. */
  const signIn = async (more: { only_to_withdraw?: boolean } = {}) => {
    const { accountId: account_id, password, host: domain_name } = player;
    const { token } = await server.call(login, { account_id, password, domain_name, ...more });
    player = { ...player, token, me: { ...player.me, auth: token } };
  };

  describe('a limit', () => {
    it('of stakes refuses what passes it and says what is left', async () => {
      await set('stake', '100.00');
      await bet('60');
      expect(await refusal(bet('40.01'))).toBe('limitReached: stake day 40.00');
      await bet('40');
      expect(await refusal(bet('20'))).toBe('limitReached: stake day 0.00');
      const { value } = await server.call(limitsGet, player.me);
      expect(value).toMatchObject([
        {
          kind: 'stake',
          period: 'day',
          amount: '100.00',
          minutes: null,
          used: '100.00',
          room: '0.00',
        },
      ]);
      server.advance(24 * hourMs);
      await signIn();
      await bet('100');
    });

    it('of losses refuses a stake that could lose more', async () => {
      await set('loss', '50');
      await bet('30');
      expect(await refusal(bet('20.01'))).toBe('limitReached: loss day 20.00');
      await bet('20');
    });

    it('of deposits counts those that wait to be paid, and says what is left', async () => {
      await set('deposit', '500');
      await deposit('300');
      expect(await refusal(deposit('200.01'))).toBe('limitReached: deposit day 200.00');
      await deposit('200');
    });

    it('is lowered at once, raised after a day and a confirmation', async () => {
      await set('stake', '100');
      const { value } = await set('stake', '200');
      expect(value).toMatchObject([{ amount: '100.00', pending: { amount: '200.00' } }]);
      expect(await refusal(bet('150'))).toBe('limitReached: stake day 100.00');
      const confirm = () =>
        server.call(limitsConfirm, { ...player.me, kind: 'stake', period: 'day' });
      expect(await refusal(confirm())).toMatch(/^limitTooEarly: 2026-/);
      server.advance(24 * hourMs - 1);
      await signIn();
      expect(await refusal(confirm())).toMatch(/^limitTooEarly/);
      server.advance(1);
      expect(await refusal(bet('150'))).toBe('limitReached: stake day 100.00');
      expect((await confirm()).value).toMatchObject([{ amount: '200.00', pending: null }]);
      await bet('150');
      expect(await refusal(confirm())).toBe('limitNotPending');
      expect((await set('stake', '20')).value).toMatchObject([{ amount: '20.00' }]);
      expect(await refusal(bet('20'))).toBe('limitReached: stake day 0.00');
    });

    it('is removed after a day and a confirmation', async () => {
      await set('stake', '100');
      expect((await set('stake', null)).value).toMatchObject([
        { amount: '100.00', pending: { amount: null, minutes: null } },
      ]);
      server.advance(24 * hourMs);
      await signIn();
      const confirmed = await server.call(limitsConfirm, {
        ...player.me,
        kind: 'stake',
        period: 'day',
      });
      expect(confirmed.value).toEqual([]);
      await bet('150');
    });

    it('asked for from two tabs at once is the strictest of them, and no raise outlives it', async () => {
      const wishes = ['500', '100', '900', '300', '700', '200', '800', '400'];
      await Promise.all(wishes.map((amount) => set('stake', amount)));
      const stake = async () => (await server.call(limitsGet, player.me)).value[0];
      expect(await stake()).toMatchObject({ amount: '100.00' });
      await set('stake', '200');
      server.advance(24 * hourMs);
      await signIn();
      // One tab confirms the raise while the other lowers the limit.
      const confirm = server.call(limitsConfirm, { ...player.me, kind: 'stake', period: 'day' });
      await Promise.all([refusal(confirm), set('stake', '50')]);
      expect(await stake()).toMatchObject({ amount: '50.00', pending: null });
    });

    it('holds when the clock is set back, and a raise waits for its hour by it', async () => {
      await set('stake', '100');
      await bet('60');
      await set('stake', '200');
      server.advance(-2 * hourMs);
      expect(await refusal(bet('40.01'))).toBe('limitReached: stake day 40.00');
      server.advance(25 * hourMs);
      await signIn();
      const confirm = () =>
        server.call(limitsConfirm, { ...player.me, kind: 'stake', period: 'day' });
      expect(await refusal(confirm())).toMatch(/^limitTooEarly/);
      server.advance(hourMs);
      await signIn();
      expect((await confirm()).value).toMatchObject([{ amount: '200.00', pending: null }]);
    });

    it('of time signed in ends play, whatever session is used', async () => {
      await set('session', '45');
      server.advance(25 * minuteMs);
      await server.call(limitsGet, player.me);
      server.advance(15 * minuteMs);
      await bet('20');
      await server.call(logout, player.me);
      await signIn();
      server.advance(5 * minuteMs);
      expect(await refusal(bet('20'))).toBe('limitReached: session day 0');
      expect((await server.call(limitsGet, player.me)).value).toMatchObject([
        { kind: 'session', minutes: 45, amount: null, used: '45', room: '0' },
      ]);
    });

    it.each(['0', '-1', '0.001', '1e3', '99999999999999999999', '١٢'])(
      'is never %s',
      async (amount) => {
        expect(await refusal(set('stake', amount))).toBe('invalidInput');
        expect(await refusal(set('session', amount))).toBe('invalidInput');
      },
    );

    it('belongs to one player', async () => {
      await set('stake', '20');
      const other = await server.signUpPlayer();
      await server.fund(other, 100_000n);
      expect((await server.call(limitsGet, other.me)).value).toEqual([]);
      await bet('100', other.me);
      const elsewhere = { ...player.me, domain_name: betaHost };
      expect(await refusal(server.call(limitsGet, elsewhere))).toBe('sessionExpired');
    });
  });

  describe('a pause', () => {
    it('of hours ends stakes and deposits, and is never made shorter', async () => {
      const first = await server.call(timeOut, { ...player.me, hours: 48 });
      expect(await refusal(bet('20'))).toBe('selfExcluded');
      expect(await refusal(deposit('200'))).toBe('selfExcluded');
      const again = await server.call(timeOut, { ...player.me, hours: 24 });
      expect(again.time_out_until).toBe(first.time_out_until);
      server.advance(48 * hourMs);
      await signIn();
      await bet('20');
      for (const hours of [23, 1009, 24.5])
        expect(await refusal(server.call(timeOut, { ...player.me, hours }))).toBe('invalidInput');
    });

    it('of months ends play, keeps the session, and lets him in again only to withdraw', async () => {
      const view = await exclude(6);
      expect(view.excluded_until).not.toBeNull();
      expect(await refusal(bet('20'))).toBe('selfExcluded');
      expect(await refusal(deposit('200'))).toBe('selfExcluded');
      expect(await refusal(signIn())).toBe('selfExcluded');
      await signIn({ only_to_withdraw: true });
      expect((await server.call(limitsGet, player.me)).excluded_until).toBe(view.excluded_until);
      expect(await refusal(bet('20'))).toBe('selfExcluded');
    });

    it('of months needs a second step, and is of six months to five years', async () => {
      const ask = (months: number, code?: string) => {
        const step_up =
          code === undefined ? {} : { step_up: { kind: 'code' as const, value: code } };
        return server.call(selfExclude, { ...player.me, months, ...step_up });
      };
      await expect(ask(6)).rejects.toMatchObject({
        code: 'stepUpRequired',
        statusCode: -403,
        statusDetail: 'code',
      });
      await server.call(stepUpCode, player.me);
      const right = await server.outboxCode(player.accountId);
      expect(await refusal(ask(6, right === '000000' ? '111111' : '000000'))).toBe('invalidTac');
      for (const months of [0, 5, 6.5, 61, 600])
        expect(await refusal(ask(months, right))).toBe('invalidInput');
      expect((await server.call(limitsGet, player.me)).excluded_until).toBeNull();
      await bet('20');
      const { excluded_until: until } = await ask(60, right);
      expect(until).toMatch(/^2031-11-/);
      expect(await refusal(ask(60, right))).toBe('expiredTac');
    });

    it('holds on the other sites of the group that share it, for the same phone, now and later', async () => {
      const run = (...args: string[]) => runTool(server.context, args);
      for (const site of ['alpha', 'beta'])
        await run(
          'site',
          'jurisdiction',
          site,
          'MT',
          '--group',
          'pair',
          '--share-exclusions',
          'yes',
        );
      const elsewhere = await server.signUpPlayer(betaHost);
      const { db } = server.context.database;
      await db
        .updateTable('players')
        .set({ email: player.email })
        .where('id', '=', elsewhere.id)
        .execute();
      await exclude(12);
      const { excluded_until: until } = await server.call(limitsGet, elsewhere.me);
      expect(until).not.toBeNull();
      const later = await server.signUpPlayer(betaHost);
      expect((await server.call(limitsGet, later.me)).excluded_until).toBeNull();
      await db
        .updateTable('players')
        .set({ phone: player.phone })
        .where('id', '=', later.id)
        .execute();
      expect((await server.call(limitsGet, later.me)).excluded_until).toBe(until);
      for (const site of ['alpha', 'beta'])
        await run('site', 'jurisdiction', site, 'CW', '--share-exclusions', 'no');
    });

    it('cannot be shortened in the database either', async () => {
      await exclude(6);
      await expect(
        server.context.database.db
          .updateTable('players')
          .set({ excluded_until: null })
          .where('id', '=', player.id)
          .execute(),
      ).rejects.toMatchObject({ code: 'P0403' });
    });
  });

  describe('the reality check', () => {
    it('waits for an answer over sign-out and sign-in, and refuses stakes meanwhile', async () => {
      await server.call(realityCheck, { ...player.me, minutes: 20 });
      await bet('100');
      server.advance(20 * minuteMs);
      await bet('20');
      const due = await server.call(realityStatus, player.me);
      expect(due).toMatchObject({
        is_due: true,
        minutes: 20,
        staked: '120.00',
        returned: '0.00',
        net: '-120.00',
      });
      expect(Date.parse(due.due_at ?? '')).toBe(server.context.clock.now().getTime());
      server.advance(2 * minuteMs);
      expect(await refusal(bet('20'))).toBe('limitReached: reality session 0');
      await server.call(logout, player.me);
      server.advance(5 * minuteMs);
      await signIn();
      expect(await refusal(bet('20'))).toBe('limitReached: reality session 0');
      const on = await server.call(realityAnswer, player.me);
      expect(on.started_at).toBe(due.started_at);
      expect(on.net).toBe('-120.00');
      await bet('20');
      server.advance(21 * minuteMs + 1);
      expect(await refusal(bet('20'))).toBe('limitReached: reality session 0');
    });

    it('is not put off by an answer nobody asked for', async () => {
      await server.call(realityCheck, { ...player.me, minutes: 20 });
      const before = await server.call(realityStatus, player.me);
      server.advance(10 * minuteMs);
      expect((await server.call(realityAnswer, player.me)).due_at).toBe(before.due_at);
    });

    it('comes as often as the law says (realityCheckMinutes)', async () => {
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'MT']);
      for (const minutes of [0, 61])
        expect(await refusal(server.call(realityCheck, { ...player.me, minutes }))).toBe(
          'invalidInput',
        );
      expect((await server.call(limitsGet, player.me)).reality_check_minutes).toBe(60);
      const own = await server.call(realityCheck, { ...player.me, minutes: 30 });
      expect(own).toMatchObject({ reality_check_minutes: 30, reality_check_minutes_max: 60 });
      await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    });
  });

  it('tells what was played, paid in and taken out', async () => {
    await bet('100');
    await bet('20');
    const activity = await server.call(limitsActivity, { ...player.me, period: 'month' });
    expect(activity.value).toEqual([
      { product: 'sportsbook', staked: '120.00', returned: '0.00', net: '-120.00', stakes: 2 },
    ]);
    expect(activity.total).toMatchObject({ net: '-120.00', deposited: '0.00', withdrawn: '0.00' });
    expect(activity.net_deposits_ever).toBe('0.00');
  });

  it('shows the operator what holds and what was changed', async () => {
    await set('stake', '100');
    await set('stake', '200');
    await bet('60');
    await server.call(realityCheck, { ...player.me, minutes: 30 });
    const { text } = await runTool(server.context, ['player', 'limits', 'alpha', player.accountId]);
    expect(text).toContain('reality check every 30 minutes');
    expect(text).toMatch(
      /stake per day: 100\.00, used 60\.00, room 40\.00, 200\.00 may be confirmed/,
    );
    expect(text).toContain('limit.set');
  });

  it('keeps the deposits of a month below what the law says', async () => {
    await runTool(server.context, [
      'site',
      'jurisdiction',
      'alpha',
      'MT',
      '--deposit-month-max',
      '500',
    ]);
    await deposit('400');
    expect(await refusal(deposit('200'))).toBe('limitReached: deposit month 100.00');
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
  });
});
