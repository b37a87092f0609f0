import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { bet, getBalance, login, rewardClaim, rewardLines, rewardList } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { readPlays, untilCutOff } from '../../../testing/read-plays.ts';
import { accrueRakeback } from './accrue-rakeback.service.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const even = { params: { target: '50.00', direction: 'under' } };
const minuteMs = 60_000;

describeServerOnBothEngines('cash rewards', (start) => {
  let server: TestServer;
  let world: BettingWorld;

  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
    const { db } = server.context.database;
    // The vector of the contract: a game that keeps 100 basis points.
    await db
      .updateTable('games')
      .set({ rtp_basis_points: 9_900 })
      .where('code', '=', 'dice')
      .execute();
    world = await createBettingWorld(server.context.database, {}, { siteId: server.sites.alpha });
    await publishItems(server, 'cash', [
      { kind: 'rakeback', code: 'back', rates: [{ level: 0, rate_bp: 1_000 }], claim: 'any' },
      { kind: 'rakeback', code: 'daily', rates: [{ level: 0, rate_bp: 500 }], claim: 'day' },
      {
        kind: 'rakeback',
        code: 'high',
        rates: [{ level: 5, rate_bp: 500 }],
        claim: 'any',
        audience: { levels: { from: 5 } },
      },
      {
        kind: 'cashback',
        code: 'lost',
        period: 'day',
        rates: [{ level: 0, rate_bp: 1_000 }],
        min: '1.00',
        max: '50.00',
      },
    ]);
  });

  const rewards = async (player: TestPlayer) => (await server.call(rewardList, player.me)).value;
  const one = async (player: TestPlayer, code: string) =>
    (await rewards(player)).find(({ reward_code: each }) => each === code);
  const claim = ({ me }: TestPlayer, reward_code: string, more: object = {}) =>
    server.call(rewardClaim, { ...me, reward_code, ...more });
  const cash = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const play = async (player: TestPlayer, stake: string) => {
    await server.call(bet, { ...player.me, ...dice, stake, ...even });
  };
  const accrue = () => readPlays(server, 'rakeback', () => server.runJob('accrue-rakeback'));
  const proven = async () => expect(await auditBooks(server.context.database.db)).toEqual([]);
  /** Lets time pass; the player comes back to a session of their own. */
  const pass = async (player: TestPlayer, minutes: number) => {
    server.advance(minutes * minuteMs);
    const { token } = await server.call(login, { ...player.me, password: player.password });
    player.me = { ...player.me, auth: token };
  };

  it('give 1.00 back of 1000.00 staked at an edge of 1 and a rate of 10 per cent, once', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '1000.00');
    await Promise.all([accrue(), accrue()]);
    await accrue();
    expect(await one(player, 'back')).toMatchObject({
      kind: 'rakeback',
      state: 'claimable',
      accrued: '1.00',
      claimable: '1.00',
      rate_bp: 1_000,
      inputs: { accrued_e8: '10000000000', claimed: '0.00' },
    });
    expect(await one(player, 'high')).toBeUndefined();
    const { value } = await server.call(rewardLines, { ...player.me, reward_code: 'back' });
    expect(value).toMatchObject([
      {
        reference: { type: 'round', provider_code: 'PAVILION' },
        ...{ stake: '1000.00', edge_bp: 100, rate_bp: 1_000, accrued_e8: '10000000000' },
      },
    ]);
    const unknown = { reward_code: 'daily', period_key: 'never' };
    expect((await server.call(rewardLines, { ...player.me, ...unknown })).value).toEqual([]);
    const before = Number(await cash(player));
    const request_id = server.context.ids.next();
    const given = await claim(player, 'back', { request_id });
    expect(given.value).toMatchObject({ amount: '1.00', remainder_e8: '0' });
    expect(await claim(player, 'back', { request_id })).toEqual(given);
    expect(await failure(claim(player, 'lost', { request_id }))).toBe('409 requestIdReused');
    expect(await failure(claim(player, 'back'))).toBe('409 nothingToClaim');
    expect(Number(await cash(player)) - before).toBe(1);
    expect(await failure(claim(player, 'nothing'))).toBe('404 promotionNotFound');
    await proven();
  });

  it('keep what is less than the smallest coin for the next claim', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '15.00');
    await accrue();
    // 15.00 at 100 and 1000 basis points is one and a half cents.
    const first = await claim(player, 'back');
    expect(first.value).toMatchObject({ amount: '0.01', remainder_e8: '50000000' });
    await play(player, '5.00');
    await accrue();
    const second = await claim(player, 'back');
    expect(second.value).toMatchObject({ amount: '0.01', remainder_e8: '0' });
    await proven();
  });

  it('keep nothing twice when two claim at once', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '500.00');
    await accrue();
    const outcomes = await Promise.all([1, 2, 3].map(() => failure(claim(player, 'back'))));
    expect(outcomes.toSorted()).toEqual(['409 nothingToClaim', '409 nothingToClaim', 'OK']);
    await proven();
  });

  it('take back what a bet that became void had added', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    const match = await world.addEvent();
    const selectionId = match.selections['home'] ?? '';
    await world.place(world.order(player.id, [{ selectionId, stakeMinor: 100_000n }]));
    await world.result(match.eventId, [0, 1]);
    await world.settle(match.eventId, 100, server.context.clock.now());
    await accrue();
    // Sports keep 450 basis points where the campaign says nothing.
    expect(await one(player, 'back')).toMatchObject({ accrued: '4.50' });
    await world.result(match.eventId, 'void');
    await world.settle(match.eventId, 100, server.context.clock.now());
    await accrue();
    expect(await one(player, 'back')).toMatchObject({ accrued: '0.00', claimable: '0.00' });
    const { value } = await server.call(rewardLines, { ...player.me, reward_code: 'back' });
    expect(value.map(({ accrued_e8: e8 }) => e8)).toEqual(['-45000000000', '45000000000']);
    await proven();
  });

  it('lose and double nothing where a count is cut off', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '200.00');
    const { context } = server;
    const broken = { ...context, sites: { ...context.sites, byId: () => failed() } };
    await untilCutOff(() => accrueRakeback(broken), 'cut off');
    expect(await one(player, 'back')).toMatchObject({ accrued: '0.00' });
    await accrue();
    expect(await one(player, 'back')).toMatchObject({ accrued: '0.20' });
    await proven();
  });

  it('hold back what a day added until it is over', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '1000.00');
    await accrue();
    const daily = await one(player, 'daily');
    expect(daily).toMatchObject({ state: 'running', accrued: '0.50', claimable: '0.00' });
    expect(await failure(claim(player, 'daily'))).toBe('409 nothingToClaim');
    const untilMs = Date.parse(daily?.next_at ?? '') - server.context.clock.now().getTime();
    await pass(player, untilMs / minuteMs + 1);
    expect((await claim(player, 'daily')).value.amount).toBe('0.50');
    await proven();
  });

  it('give back part of what a day lost, fixed when it is over', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    const match = await world.addEvent();
    const selectionId = match.selections['home'] ?? '';
    await world.place(world.order(player.id, [{ selectionId, stakeMinor: 40_000n }]));
    await world.result(match.eventId, [0, 1]);
    await world.settle(match.eventId, 100, server.context.clock.now());
    const running = await one(player, 'lost');
    expect(running).toMatchObject({
      state: 'running',
      accrued: '40.00',
      claimable: '0.00',
      inputs: { staked: '400.00', returned: '0.00', received: '0.00' },
    });
    const key = { period_key: running?.period_key ?? '' };
    expect(await failure(claim(player, 'lost', key))).toBe('409 nothingToClaim');
    const untilMs = Date.parse(running?.to ?? '') - server.context.clock.now().getTime();
    await pass(player, untilMs / minuteMs + 1);
    await Promise.all([server.runJob('fix-cashback'), server.runJob('fix-cashback')]);
    const fixed = (await rewards(player)).find(({ state }) => state === 'claimable');
    expect(fixed).toMatchObject({ reward_code: 'lost', claimable: '40.00', ...key });
    const lines = await server.call(rewardLines, { ...player.me, reward_code: 'lost', ...key });
    expect(lines.value).toMatchObject([{ stake: '400.00', returned: '0.00' }]);
    expect((await claim(player, 'lost', key)).value.amount).toBe('40.00');
    expect(await failure(claim(player, 'lost', key))).toBe('409 alreadyClaimed');
    await proven();
  });

  it('pay a reload in parts that are together its amount', async () => {
    const fresh = await server.signUpPlayer();
    const now = server.context.clock.now().getTime();
    await publishItems(server, 'parts', [
      {
        kind: 'reload',
        code: 'thirds',
        starts_at: new Date(now).toISOString(),
        base: [{ level: 0, amount: '10.00' }],
        parts: 3,
        every_hours: 1,
      },
    ]);
    await expect.poll(() => one(fresh, 'thirds')).toMatchObject({ claimable: '3.33' });
    const amounts = [(await claim(fresh, 'thirds')).value.amount];
    expect(await failure(claim(fresh, 'thirds'))).toBe('409 nothingToClaim');
    await pass(fresh, 121);
    amounts.push((await claim(fresh, 'thirds')).value.amount);
    expect(amounts).toEqual(['3.33', '6.67']);
    await pass(fresh, 61);
    expect(await failure(claim(fresh, 'thirds'))).toBe('409 rewardOver');
    await proven();
  });

  it('are paid in cash when a player excludes themself, and not claimed after', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 200_000n);
    await play(player, '1000.00');
    await accrue();
    const before = await server.context.ledger.balance(player.siteId, cashOf(player), 'PHP');
    const now = server.context.clock.now();
    const until = new Date(now.getTime() + 365 * 24 * 60 * minuteMs);
    await sql`select exclude_player(${server.context.ids.next()}::uuid, ${player.siteId}::uuid,
      ${player.id}::uuid, ${until}::timestamptz, ${now}::timestamptz)`.execute(
      server.context.database.db,
    );
    expect(await failure(claim(player, 'back'))).toBe('403 selfExcluded');
    for (let run = 0; run < 2; run += 1) await server.runJob('pay-excluded-rewards');
    const after = await server.context.ledger.balance(player.siteId, cashOf(player), 'PHP');
    // 1.00 of the one and 0.50 of the other.
    expect(after - before).toBe(150n);
    await proven();
  });
});

const cashOf = ({ id }: TestPlayer) => ({ owner: 'player', playerId: id, kind: 'cash' }) as const;

const failed = (): never => {
  throw new Error('cut off');
};
