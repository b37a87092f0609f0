import { beforeAll, expect, it, vi } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { bet, getBalance, missionClaim, missionList, spin } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { logPlays } from '../../../testing/log-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { offerWheel } from '../../../testing/token-games.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

const cash = (amount: string) => ({ kind: 'cash', amount });
const mission = (code: string, more: object) => ({
  ...{ kind: 'mission', code, period: 'day', metric: 'rounds', target: 2 },
  ...{ prize: cash('5.00') },
  ...more,
});
/** Wins nearly always and pays a little. */
const dice = {
  ...{ provider_code: 'PAVILION', game_code: 'dice' },
  params: { target: '98.00', direction: 'under' },
};
/** A transaction of another suite may hold the log back for a while. */
const patience = { timeout: 20_000 };
const hourMs = 60 * 60_000;
const today = '2026-11-21';
/** The clock of a test server begins here: eight in the evening in Manila, where the site is. */
const begun = new Date(`${today}T12:00:00.000Z`);
const hoursAgo = (hours: number) => new Date(begun.getTime() - hours * hourMs);

describeServer('missions', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    await publishItems(server, 'missions', [
      mission('two-rounds', { claim_hours: 12, filter: { min_stake: '6.00' } }),
      mission('then-turnover', { metric: 'turnover', target: 10.5, requires: ['two-rounds'] }),
      mission('long-claim', { claim_hours: 24 }),
      mission('weekly-days', { period: 'week', metric: 'days', target: 3 }),
      mission('big-win', { period: 'once', metric: 'multiplier', target: 3 }),
      mission('pays-in', {
        period: 'once',
        metric: 'deposit_sum',
        target: 50,
        filter: { min_amount: '20.00' },
      }),
      mission('who-you-are', { period: 'once', metric: 'verify', target: 9 }),
      mission('one-turn', { metric: 'spins', target: 1 }),
      mission('step-one', {
        period: 'season',
        season: 'autumn',
        season_points: 30,
        target: 1,
        prize: { kind: 'token', amount: '7' },
      }),
      mission('step-two', {
        ...{ period: 'season', season: 'autumn', season_points: 50, target: 4 },
        requires: ['step-one'],
      }),
      mission('for-the-few', { target: 1, audience: { levels: { from: 5 } } }),
      mission('first-alone', { target: 1, budget: { amount: '5.00', grants: 1 } }),
    ]);
  });

  const listOf = ({ me }: TestPlayer) => server.call(missionList, me);
  const one = async (player: TestPlayer, code: string) => {
    const { value } = await listOf(player);
    const found = value.find(({ mission_code: own }) => own === code);
    return found && [found.state, found.progress, found.target];
  };
  const claim = ({ me }: TestPlayer, code: string, period_key = today, more: object = {}) =>
    server.call(missionClaim, { ...me, mission_code: code, period_key, ...more });
  const balance = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);

  it('counts turns of the wheel', async () => {
    await offerWheel(server);
    const player = await server.signUpPlayer();
    expect(await one(player, 'one-turn')).toEqual(['open', 0, 1]);
    await server.call(spin, player.me);
    expect(await one(player, 'one-turn')).toEqual(['done', 1, 1]);
  });

  it('are shown to a guest without progress, and only those for everybody to a player', async () => {
    const { value, season } = await server.call(missionList, {});
    expect(value.find(({ mission_code: code }) => code === 'two-rounds')).toMatchObject({
      ...{ period: 'day', period_key: today, starts_at: '2026-11-20T16:00:00.000Z' },
      ...{ ends_at: '2026-11-21T16:00:00.000Z', claim_until: '2026-11-22T04:00:00.000Z' },
      ...{ unit: 'count', target: 2, progress: 0, state: 'open', requires: [] },
      filter: { min_stake: '6.00', categories: [], money: 'any' },
      prize: { kind: 'cash', amount: '5.00', template: null, rounds: null },
    });
    expect(season).toMatchObject({ season_code: 'autumn', points: 0 });
    const player = await server.signUpPlayer();
    expect(await one(player, 'for-the-few')).toBeUndefined();
    expect(await failure(claim(player, 'for-the-few'))).toBe('404 missionNotFound');
  });

  it('are done by playing, and pay once however often they are claimed', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const play = (stake: string) => server.call(bet, { ...player.me, ...dice, stake });
    await play('5.99');
    expect(await one(player, 'two-rounds')).toEqual(['open', 0, 2]);
    await play('6.00');
    expect(await one(player, 'two-rounds')).toEqual(['open', 1, 2]);
    expect(await failure(claim(player, 'two-rounds'))).toBe('409 missionNotDone');
    await play('6.00');
    await play('6.00');
    expect(await one(player, 'two-rounds')).toEqual(['done', 2, 2]);
    const before = await balance(player);
    const request_id = server.context.ids.next();
    const given = await claim(player, 'two-rounds', today, { request_id });
    expect(given).toMatchObject({
      value: { prize: cash('5.00') },
      game_balance: (before + 5).toFixed(2),
    });
    expect(await claim(player, 'two-rounds', today, { request_id })).toEqual(given);
    expect(await failure(claim(player, 'two-rounds'))).toBe('409 alreadyClaimed');
    expect(await failure(claim(player, 'big-win', 'once', { request_id }))).toBe(
      '409 requestIdReused',
    );
    expect(await one(player, 'two-rounds')).toEqual(['claimed', 2, 2]);
    expect(await balance(player)).toBe(before + 5);
    expect(await auditBooks(server.context.database.db)).toEqual([]);
  });

  it('pay once when eight ask at once', async () => {
    const player = await server.signUpPlayer();
    await logPlays(server, player, { ref: 'x1', cashMinor: 600n }, { ref: 'x2', cashMinor: 600n });
    const before = await balance(player);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => failure(claim(player, 'two-rounds'))),
    );
    expect(tries.toSorted()).toEqual([...Array(7).fill('409 alreadyClaimed'), 'OK']);
    expect(await balance(player)).toBe(before + 5);
  });

  it('begin to count when what they require is claimed', async () => {
    const player = await server.signUpPlayer();
    await logPlays(server, player, { ref: 'r1', cashMinor: 900n }, { ref: 'r2', cashMinor: 900n });
    expect(await one(player, 'then-turnover')).toEqual(['locked', '0.00', '10.50']);
    expect(await failure(claim(player, 'then-turnover'))).toBe('409 missionNotDone');
    server.advance(1);
    await claim(player, 'two-rounds');
    expect(await one(player, 'then-turnover')).toEqual(['open', '0.00', '10.50']);
    server.advance(1);
    await logPlays(server, player, { ref: 'r3', cashMinor: 2_000n, bonusMinor: 500n });
    expect(await one(player, 'then-turnover')).toEqual(['done', '10.50', '10.50']);
  });

  it('take back what became void and add what was corrected, where it first counted', async () => {
    const player = await server.signUpPlayer();
    const yesterday = hoursAgo(21);
    const bets = { provider: null, product: 'sportsbook' };
    await logPlays(
      server,
      player,
      { ...bets, ref: 'b1', cashMinor: 700n, payoutMinor: 2_800n },
      { ...bets, ref: 'b2', cashMinor: 700n, at: yesterday },
      { ...bets, ref: 'b3' },
    );
    expect(await one(player, 'two-rounds')).toEqual(['open', 1, 2]);
    expect(await one(player, 'big-win')).toEqual(['done', 3, 3]);
    const { value } = await listOf(player);
    expect(value.find(({ period }) => period === 'week')).toMatchObject({ progress: 2 });
    const corrected = { ...bets, isCorrection: true };
    await logPlays(
      server,
      player,
      // Void now: its stake and payout are taken back.
      { ...corrected, ref: 'b1', cashMinor: -700n, payoutMinor: -2_800n, countedAt: begun },
      // Yesterday's is won after all: it stays in yesterday.
      { ...corrected, ref: 'b2', payoutMinor: 1_400n, countedAt: yesterday },
      // Void at first, it stands now: it counts now.
      { ...corrected, ref: 'b3', cashMinor: 600n },
    );
    expect(await one(player, 'two-rounds')).toEqual(['open', 1, 2]);
    expect(await one(player, 'big-win')).toEqual(['open', 2, 3]);
  });

  it('count deposits as they are credited, and levels of identity', async () => {
    const player = await server.signUpPlayer();
    expect(await one(player, 'pays-in')).toEqual(['open', '0.00', '50.00']);
    expect(await one(player, 'who-you-are')).toEqual(['open', expect.any(Number), 9]);
  });

  it('can be claimed for a while after their day, and not later', async () => {
    const [early, late] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const before = hoursAgo(24);
    for (const player of [early, late])
      await logPlays(
        server,
        player,
        { ref: 'd1', cashMinor: 600n, at: before },
        { ref: 'd2', cashMinor: 600n, at: before },
      );
    // Claim time of yesterday ended eight hours before this test server began.
    expect(await failure(claim(early, 'two-rounds', '2026-11-20'))).toBe('409 missionOver');
    expect(await failure(claim(late, 'two-rounds', '2026-11-22'))).toBe('409 missionNotDone');
    expect(await failure(claim(late, 'two-rounds', 'tomorrow'))).toBe('409 missionNotDone');
    expect(await failure(claim(late, 'nothing'))).toBe('404 missionNotFound');
    expect(await one(early, 'long-claim')).toEqual(['open', 0, 2]);
    const { value } = await listOf(early);
    const older = value.filter(({ mission_code: code }) => code === 'long-claim');
    expect(older.map(({ period_key, state }) => [period_key, state])).toEqual([
      [today, 'open'],
      ['2026-11-20', 'done'],
    ]);
    await claim(early, 'long-claim', '2026-11-20');
    expect((await listOf(early)).value.map(({ period_key }) => period_key)).not.toContain(
      '2026-11-20',
    );
  });

  it('make a season of steps with points', async () => {
    const player = await server.signUpPlayer();
    await logPlays(server, player, { ref: 's1', cashMinor: 100n });
    await claim(player, 'step-one', 'autumn');
    const { season } = await listOf(player);
    expect(season).toMatchObject({
      points: 30,
      steps: [
        { points: 30, state: 'claimed', prize: { kind: 'token', amount: '7' } },
        { points: 50, state: 'open' },
      ],
    });
  });

  it('give no more than their budget', async () => {
    const [first, second] = [await server.signUpPlayer(), await server.signUpPlayer()];
    for (const player of [first, second])
      await logPlays(server, player, { ref: `g-${player.id}`, cashMinor: 100n });
    await claim(first, 'first-alone');
    expect(await failure(claim(second, 'first-alone'))).toBe('409 budgetSpent');
    expect(await one(second, 'first-alone')).toEqual(['done', 1, 1]);
  });

  it('are told to who plays, as they go and when they are done', async () => {
    const player = await server.signUpPlayer();
    const told = async () => {
      await server.runJob('tell-missions');
      const rows = await server.context.database.db
        .selectFrom('realtime_events')
        .select(['name', 'data'])
        .where('player_id', '=', player.id)
        .where('topic', '=', 'rewards')
        .orderBy('id')
        .execute();
      return rows.filter(({ data }) => (data as { code: string }).code === 'two-rounds');
    };
    await told();
    await logPlays(server, player, { ref: 't1', cashMinor: 600n });
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), patience);
    await logPlays(server, player, { ref: 't2', cashMinor: 600n });
    await vi.waitFor(async () => expect(await told()).toHaveLength(3), patience);
    const key = { kind: 'mission', code: 'two-rounds', period_key: today };
    expect(await told()).toMatchObject([
      { name: 'reward.progress', data: { ...key, progress: 1, target: 2, state: 'open' } },
      { name: 'reward.progress', data: { ...key, progress: 2, target: 2, state: 'done' } },
      { name: 'reward.ready', data: { kind: 'mission', prize: cash('5.00') } },
    ]);
    // What is done is not news again.
    await logPlays(server, player, { ref: 't3', cashMinor: 600n });
    for (let run = 0; run < 2; run += 1) expect(await told()).toHaveLength(3);
  });

  it('end when they are stopped or rewards are off', async () => {
    const player = await server.signUpPlayer();
    await logPlays(server, player, { ref: 'o1', cashMinor: 600n }, { ref: 'o2', cashMinor: 600n });
    await runTool(server.context, ['rewards', 'off', 'alpha']);
    expect(await failure(claim(player, 'two-rounds'))).toBe('409 missionOver');
    await runTool(server.context, ['rewards', 'on', 'alpha']);
    await runTool(server.context, [
      'campaign',
      'stop',
      'alpha',
      'missions',
      '--item',
      'two-rounds',
    ]);
    expect(await one(player, 'two-rounds')).toBeUndefined();
    expect(await failure(claim(player, 'two-rounds'))).toBe('409 missionOver');
  });
});
