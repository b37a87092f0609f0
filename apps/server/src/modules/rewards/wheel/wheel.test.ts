import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  getBalance,
  login,
  rotate,
  roundGet,
  seeds,
  spin,
  spinList,
  spinState,
  transactionList,
} from '@pavilion/contracts';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import { spinWheel, type WheelSegment } from '@pavilion/rewards/wheel';
import {
  describeServerOnBothEngines,
  type StartServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { runTool } from '../../../testing/run-tool.ts';

const hourMs = 60 * 60_000;
const token = (amount: string) => ({ kind: 'token', amount }) as const;
const cash = (amount: string) => ({ kind: 'cash', amount }) as const;
const segments: WheelSegment[] = [
  { label: 'Nothing', weight: 5, prize: { kind: 'none' } },
  { label: '5 tokens', weight: 3, prize: token('5') },
  { label: 'Never', weight: 0, prize: cash('9000.00') },
  { label: 'Cash', weight: 2, prize: cash('1.00') },
];
const wheel = {
  kind: 'wheel',
  code: 'daily-wheel',
  segments,
  streak: [{ day: 2, prize: token('7') }],
  streak_length: 3,
};

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) =>
      [-error.statusCode, error.code, error.statusDetail].filter(Boolean).join(' '),
  );

/** A server whose first site has this wheel. */
async function withWheel(
  start: StartServer,
  item: Record<string, unknown> = wheel,
): Promise<TestServer> {
  const server = await start();
  await publishItems(server, 'wheels', [item]);
  return server;
}

const spinOf = (server: TestServer, { me }: TestPlayer, more: object = {}) =>
  server.call(spin, { ...me, ...more });
const stateOf = async (server: TestServer, { me }: TestPlayer) =>
  (await server.call(spinState, me)).value;

/** Signed in again after a time that ended the session. */
async function comeBack(server: TestServer, player: TestPlayer): Promise<TestPlayer> {
  const { accountId: account_id, password, me } = player;
  const { domain_name } = me;
  const { token: auth } = await server.call(login, { account_id, domain_name, password });
  return { ...player, token: auth, me: { account_id, auth, domain_name } };
}

const setZone = (server: TestServer, zone: string) =>
  runTool(server.context, ['site', 'zone', 'alpha', zone]);

describeServerOnBothEngines('the wheel', (start) => {
  describe('of a day', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await withWheel(start);
    });

    it('shows its odds, is spun once, and gives what it stops on', async () => {
      const player = await server.signUpPlayer();
      const before = await server.call(getBalance, player.me);
      const state = await stateOf(server, player);
      expect(state).toMatchObject({
        wheel_code: 'daily-wheel',
        version: 1,
        total_weight: 10,
        eligible: true,
        reason: null,
        local_date: '2026-11-21',
        time_zone: 'Asia/Manila',
        next_at: '2026-11-21T16:00:00.000Z',
        streak: { days: 0, length: 3 },
        last: null,
      });
      expect(state.segments.map(({ weight }) => weight)).toEqual([5, 3, 0, 2]);
      expect(state.streak.calendar.map(({ state: of }) => of)).toEqual([
        'today',
        'future',
        'future',
      ]);

      const request_id = server.context.ids.next();
      const spun = await spinOf(server, player, { request_id });
      const { value } = spun;
      const segment = segments[value.segment];
      expect(value).toMatchObject({ local_date: '2026-11-21', streak: 1, streak_prize: null });
      expect(value.prize.kind).toBe(segment?.prize.kind);
      const won = Number(value.prize.amount ?? 0);
      const tokens = value.prize.kind === 'token' ? won : 0;
      expect(Number(spun.game_token) - Number(before.game_token)).toBe(tokens);
      const money = value.prize.kind === 'cash' ? won : 0;
      expect(Number(spun.game_balance) - Number(before.game_balance)).toBe(money);

      expect(await spinOf(server, player, { request_id })).toEqual(spun);
      expect(await failure(spinOf(server, player))).toBe(
        '409 alreadySpun 2026-11-21T16:00:00.000Z',
      );
      expect(await stateOf(server, player)).toMatchObject({
        ...{ eligible: false, reason: 'alreadySpun', next_at: value.next_at, last: value },
        streak: { days: 1 },
      });
      expect((await server.call(spinList, player.me)).value).toEqual([value]);
    });

    it('spins once for two tabs at once', async () => {
      const player = await server.signUpPlayer();
      const tries = await Promise.all([1, 2, 3].map(() => failure(spinOf(server, player))));
      expect(tries.filter((one) => one === 'OK')).toHaveLength(1);
      expect(tries.filter((one) => one.startsWith('409 alreadySpun'))).toHaveLength(2);
      expect((await server.call(seeds, player.me)).nonce).toBe(1);
      expect((await server.call(spinList, player.me)).value).toHaveLength(1);
    });

    it('is drawn from the player’s seeds, so that anybody works it out again', async () => {
      const player = await server.signUpPlayer();
      const { value } = await spinOf(server, player);
      const asked = { round_id: value.spin_id, domain_name: player.host };
      const hidden = (await server.call(roundGet, asked)).value;
      expect(hidden).toMatchObject({
        ...{ provider_code: 'PAVILION', game_code: 'wheel', currency: 'TOKEN', stake: '0' },
        ...{ state: 'settled', server_seed: null, fairness: value.fairness },
        outcome: { segment: value.segment },
      });
      const { previous } = await server.call(rotate, player.me);
      expect(previous.server_seed_hash).toBe(value.fairness.server_seed_hash);
      const shown = (await server.call(roundGet, asked)).value;
      expect(shown.server_seed).toBe(previous.server_seed);
      const stream = createRandomStream({
        serverSeed: previous.server_seed,
        clientSeed: value.fairness.client_seed,
        nonce: value.fairness.nonce,
      });
      expect(spinWheel(segments, stream)).toBe(value.segment);
    });

    it('tells what a prize belongs to', async () => {
      const player = await server.signUpPlayer();
      const { value } = await spinOf(server, player);
      const { value: moves } = await server.call(transactionList, player.me);
      const told = moves.filter(({ reference }) => reference?.type === 'spin');
      expect(told.map(({ reference }) => reference?.id)).toEqual(
        value.prize.kind === 'none' ? [] : [value.spin_id],
      );
    });
  });

  describe('from day to day', () => {
    it('can be spun from midnight of the site’s zone on, and counts days in a row', async () => {
      const server = await withWheel(start);
      let player = await server.signUpPlayer();
      await spinOf(server, player);
      server.advance(4 * hourMs - 1);
      player = await comeBack(server, player);
      expect(await failure(spinOf(server, player))).toMatch(/alreadySpun/);
      server.advance(1);
      expect(await stateOf(server, player)).toMatchObject({
        ...{ eligible: true, local_date: '2026-11-22' },
        streak: { days: 1, calendar: [{ state: 'done' }, { state: 'today' }, { state: 'future' }] },
      });
      const second = await spinOf(server, player);
      expect(second.value).toMatchObject({
        ...{ local_date: '2026-11-22', streak: 2 },
        streak_prize: { kind: 'token', amount: '7' },
      });
      // A date that was missed begins it anew.
      server.advance(48 * hourMs);
      player = await comeBack(server, player);
      expect((await spinOf(server, player)).value).toMatchObject({ streak: 1, streak_prize: null });
      expect(await auditBooks(server.context.database.db)).toEqual([]);
    });

    it.each([
      ['a day of 25 hours', '2026-10-24T22:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
      ['a day of 23 hours', '2026-03-28T23:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ])('waits for midnight on %s', async (_name, now, date, nextAt) => {
      const server = await start({ now: new Date(now) });
      await setZone(server, 'Europe/Berlin');
      await publishItems(server, 'wheels', [wheel]);
      const player = await server.signUpPlayer();
      const { value } = await spinOf(server, player);
      expect(value).toMatchObject({ local_date: date, next_at: nextAt });
      expect(await failure(spinOf(server, player))).toBe(`409 alreadySpun ${nextAt}`);
    });

    it('waits for a midnight a day away at least once the site has moved', async () => {
      const server = await withWheel(start);
      let player = await server.signUpPlayer();
      await spinOf(server, player);
      await setZone(server, 'Pacific/Honolulu');
      const nextAt = '2026-11-23T10:00:00.000Z';
      expect(await failure(spinOf(server, player))).toBe(`409 alreadySpun ${nextAt}`);
      server.advance(46 * hourMs - 1);
      player = await comeBack(server, player);
      expect(await failure(spinOf(server, player))).toBe(`409 alreadySpun ${nextAt}`);
      server.advance(1);
      expect((await spinOf(server, player)).value.local_date).toBe('2026-11-23');
    });
  });

  describe('is closed', () => {
    it('by a budget that does not hold the dearest segment, before anything is drawn', async () => {
      const dear = segments.map((segment) => ({ ...segment, prize: cash('3.00') }));
      const server = await withWheel(start, {
        ...{ ...wheel, segments: dear, streak: [] },
        budget: { amount: '5.00' },
      });
      const [first, second] = [await server.signUpPlayer(), await server.signUpPlayer()];
      expect(await failure(spinOf(server, first))).toBe('OK');
      expect(await failure(spinOf(server, second))).toBe('409 budgetSpent');
      expect((await server.call(seeds, second.me)).nonce).toBe(0);
      expect(await stateOf(server, second)).toMatchObject({
        ...{ eligible: false, reason: 'budgetSpent', total_weight: 10 },
      });
      expect(await auditBooks(server.context.database.db)).toEqual([]);
    });

    it('to those who do not meet what it asks for', async () => {
      const server = await withWheel(start, { ...wheel, requires: { deposited_days: 7 } });
      const player = await server.signUpPlayer();
      expect(await failure(spinOf(server, player))).toBe('409 notEligible deposited_days');
      expect(await stateOf(server, player)).toMatchObject({
        ...{ eligible: false, reason: 'deposited_days' },
      });
    });

    it('while rewards are off, and on sites without such games', async () => {
      const server = await withWheel(start);
      const player = await server.signUpPlayer();
      await runTool(server.context, ['rewards', 'off', 'alpha']);
      expect(await failure(spinOf(server, player))).toBe('403 gameUnavailable');
      expect(await stateOf(server, player)).toMatchObject({ eligible: false });
      await runTool(server.context, ['rewards', 'on', 'alpha']);
      expect(await failure(spinOf(server, player))).toBe('OK');

      const { database, sites } = server.context;
      await database.db.updateTable('sites').set({ is_gamified: false }).execute();
      await sites.refresh();
      for (const sent of [
        spinOf(server, player),
        stateOf(server, player),
        server.call(spinList, player.me),
      ])
        expect(await failure(sent)).toBe('403 gameUnavailable');
    });
  });

  it('is found out when a spin does not say what was given', async () => {
    const server = await withWheel(start);
    const player = await server.signUpPlayer();
    await spinOf(server, player);
    const { db } = server.context.database;
    const other = JSON.stringify(token('6'));
    await db.updateTable('wheel_spins').set({ prize: other }).execute();
    expect(await auditBooks(db)).toMatchObject([{ audit: 'spins-gave-what-they-say' }]);
  });
});
