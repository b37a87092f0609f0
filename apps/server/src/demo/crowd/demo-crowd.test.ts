import { beforeAll, expect, it } from 'vitest';
import {
  bingoCardBuy,
  bingoRoomList,
  fetchTransactions,
  login,
  roundState,
  tacRequestLogin,
  top10winnerWithdrawal,
} from '@pavilion/contracts';
import { validateAccountId } from '@pavilion/domain/input';
import { createSeededRandom } from '@pavilion/domain/random';
import { describeServer, plainSite, type TestServer } from '@pavilion/test-kit';
import { demoSites, seedDemo, seedDemoCrowd } from '../seed/index.ts';
import { createSite } from '../../modules/site/sites/index.ts';
import { seedSportsbook } from '../matches/index.ts';
import { joinBingo } from './crowd-bingo.service.ts';
import { playDemoCrowd } from './index.ts';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedStudioGames } from '../../testing/studio-games.ts';

const stepMs = 2000;
const minuteMs = 60_000;
const openSites = demoSites.filter(({ isInMaintenance }) => !isInMaintenance);

describeServer('the crowd of the demo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({
      seed: 'none',
      config: { seedDemo: true, demoCrowd: true },
      ports: { random: createSeededRandom('crowd') },
    });
    await seedStudioGames(server.context);
    await seedDemo(server.context);
  });

  const members = () =>
    server.context.database.db.selectFrom('players').selectAll().where('is_computer', '=', true);
  const bets = () => server.context.database.db.selectFrom('bets').selectAll().execute();
  const step = async (durationMs = stepMs): Promise<void> => {
    server.advance(durationMs);
    await server.runJob('play-demo-matches');
    await server.runJob('decide-slips');
    await server.runJob('settle-bets');
    await server.runJob('play-demo-crowd');
    await server.runJob('deliver-sandbox-webhooks');
    await server.runJob('review-withdrawals');
    await server.runJob('send-payouts');
    await server.runJob('run-sandbox-payouts');
  };
  const play = async (durationMs: number): Promise<void> => {
    for (let passedMs = 0; passedMs < durationMs; passedMs += stepMs) await step();
  };
  const playsWith = (change: Partial<TestServer['context']['config']>) =>
    playDemoCrowd({ ...server.context, config: { ...server.context.config, ...change } });

  it('is nobody before it was made, and eight marked players on every open site afterwards', async () => {
    expect(await members().execute()).toEqual([]);
    expect(await seedDemoCrowd(server.context)).toBe(openSites.length);
    expect(await seedDemoCrowd(server.context)).toBe(0);
    const made = await members().execute();
    expect(made).toHaveLength(8 * openSites.length);
    for (const { account_id, status, site_id } of made) {
      expect([account_id, validateAccountId(account_id), status]).toEqual([
        account_id,
        null,
        'ACTIVE',
      ]);
      expect(openSites.map(({ externalId }) => externalId)).toContain(
        server.context.sites.byId(site_id)?.externalId,
      );
    }
    expect(new Set(made.map(({ password_hash }) => password_hash)).size).toBe(made.length);
    const people = await server.context.database.db
      .selectFrom('players')
      .select('account_id')
      .where('is_computer', '=', false)
      .execute();
    expect(new Set(people.map(({ account_id }) => account_id))).toEqual(new Set(['demo']));
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('is nobody one could sign in as', async () => {
    const domain_name = 'slot2.localhost';
    const siteId = server.context.sites.byExternalId('slot2')?.id ?? '';
    const { account_id } = await members().where('site_id', '=', siteId).executeTakeFirstOrThrow();
    const failure = await server
      .call(login, { domain_name, account_id, password: 'Demo1234!' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'invalidCredentials' });
    const sentTo = async (name: string) => {
      await server.call(tacRequestLogin, { domain_name, account_id: name });
      return server.context.database.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('account_id', '=', name)
        .execute();
    };
    expect(await sentTo(account_id)).toEqual([]);
    expect(await sentTo('demo')).toHaveLength(1);
  });

  it('does nothing without the demo leagues', async () => {
    for (let count = 0; count < 5; count += 1) expect(await playsWith({})).toBe(0);
    await seedSportsbook(server.context);
  });

  it('does nothing in production, and nothing when it is switched off', async () => {
    server.advance(stepMs);
    for (let count = 0; count < 5; count += 1) {
      expect(await playsWith({ isProduction: true })).toBe(0);
      expect(await playsWith({ demoCrowd: false })).toBe(0);
    }
    expect(await bets()).toEqual([]);
    expect(await playsWith({})).toBeGreaterThan(0);
    const rounds = await server.context.database.db
      .selectFrom('wallet_rounds')
      .selectAll()
      .execute();
    expect((await bets()).length + rounds.length).toBeGreaterThan(0);
  });

  it('bets on every site at once, and shows winners and deposits within minutes', async () => {
    await play(3.5 * minuteMs);
    expect(new Set((await bets()).map(({ site_id }) => site_id)).size).toBe(openSites.length);
    const shown = await Promise.all(
      openSites.map(async ({ domains: [domain_name] }) => {
        const { winner, ...counters } = await server.call(top10winnerWithdrawal, { domain_name });
        const { deposits } = await server.call(fetchTransactions, { domain_name });
        expect(counters.registered_player).toBe(9);
        expect(counters.active_player).toBeGreaterThan(0);
        expect(counters.deposited_player).toBeGreaterThan(0);
        expect(deposits.length).toBeGreaterThan(0);
        return winner.length;
      }),
    );
    expect(shown.filter((count) => count > 0).length).toBeGreaterThan(openSites.length * 0.8);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  }, 120_000);

  it('places bets of its own players alone, each within the limits, settled when the match is over', async () => {
    for (let minute = 0; minute < 8; minute += 0.5) await step(0.5 * minuteMs);
    const all = await bets();
    const ids = new Set((await members().execute()).map(({ id }) => id));
    const limits = await server.context.database.db
      .selectFrom('sports_limits')
      .selectAll()
      .execute();
    for (const bet of all) {
      const limit = limits.find(({ site_id }) => site_id === bet.site_id);
      expect(ids.has(bet.player_id)).toBe(true);
      expect(bet.stake_minor).toBeGreaterThanOrEqual(limit?.min_stake_minor ?? 0n);
      expect(bet.stake_minor).toBeLessThanOrEqual(limit?.max_stake_minor ?? 0n);
    }
    const isSettled = all.filter(({ status }) => status === 'settled');
    expect(isSettled.length).toBeGreaterThan(all.length / 2);
    const pending = await server.context.database.db
      .selectFrom('deposits')
      .select('id')
      .where('status', '<>', 'paid')
      .execute();
    expect(pending).toEqual([]);
    const paid = await server.context.database.db
      .selectFrom('withdrawals')
      .select('site_id')
      .where('state', '=', 'paid')
      .execute();
    expect(new Set(paid.map(({ site_id }) => site_id)).size).toBeGreaterThan(openSites.length / 2);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  }, 120_000);

  it('plays our own games too, on every site, marked as what it is', async () => {
    const { db } = server.context.database;
    const rounds = await db.selectFrom('wallet_rounds').selectAll().execute();
    const ids = new Set((await members().execute()).map(({ id }) => id));
    expect(rounds.every(({ player_id }) => ids.has(player_id))).toBe(true);
    expect(new Set(rounds.map(({ site_id }) => site_id)).size).toBeGreaterThan(
      openSites.length / 2,
    );
    expect(new Set(rounds.map(({ game_code }) => game_code)).size).toBeGreaterThan(4);
    const [domain_name = ''] = openSites[0]?.domains ?? [];
    const { winner } = await server.call(top10winnerWithdrawal, { domain_name });
    expect(winner.every(({ is_demo }) => is_demo)).toBe(true);
  });

  it('joins tables that somebody looks at, and keeps none awake', async () => {
    const { db } = server.context.database;
    const [domain_name = ''] = openSites[0]?.domains ?? [];
    const looked = ['crash', 'hash-odd-even'];
    const table = (game_code: string) => ({ domain_name, provider_code: 'PAVILION', game_code });
    const at = () =>
      db
        .selectFrom('game_rounds')
        .select(['game_code', 'player_id', 'state', 'params'])
        .where('engine', '=', 'round')
        .execute();
    for (let passedMs = 0; passedMs < 6 * minuteMs; passedMs += stepMs) {
      // By chance nobody joins a single round: several are looked at, and then none for as long as
      // a table may stay awake.
      if (passedMs < minuteMs)
        for (const game of looked) await server.call(roundState, table(game));
      server.advance(stepMs);
      await server.runJob('advance-rounds');
      await server.runJob('advance-block-rounds');
      await server.runJob('play-demo-crowd');
    }
    const ids = new Set((await members().execute()).map(({ id }) => id));
    const joined = await at();
    expect(new Set(joined.map(({ game_code }) => game_code))).toEqual(new Set(looked));
    expect(joined.every(({ player_id }) => ids.has(player_id))).toBe(true);
    expect(new Set(joined.map(({ state }) => state))).toEqual(new Set(['settled']));
    const rounds = await db.selectFrom('shared_rounds').select(['phase', 'next_at']).execute();
    expect(rounds.every(({ phase, next_at }) => phase === 'settled' && next_at === null)).toBe(
      true,
    );
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  }, 120_000);

  it('calms down', async () => {
    server.advance(5 * 60 * minuteMs);
    await server.runJob('top-up-demo-matches');
    await server.runJob('play-demo-matches');
    const before = (await bets()).length;
    for (let passedMs = 0; passedMs < 2 * minuteMs; passedMs += stepMs) {
      server.advance(stepMs);
      await server.runJob('play-demo-crowd');
    }
    expect((await bets()).length - before).toBeGreaterThan(0);
    expect((await bets()).length - before).toBeLessThan(20);
    const sessions = await server.context.database.db
      .selectFrom('sessions')
      .select('player_id')
      .execute();
    expect(sessions.length).toBe(new Set(sessions.map(({ player_id }) => player_id)).size);
  }, 120_000);

  it('buys cards of bingo where somebody has some, shortly before the game begins', async () => {
    const { db } = server.context.database;
    await server.runJob('plan-bingo-games');
    const person = await server.signUpPlayer('localhost');
    await server.fund(person, 1_000_000n);
    const { value } = await server.call(bingoRoomList, { domain_name: 'localhost' });
    const next = value.find(({ room_id }) => room_id === 'hall-75')?.next_game;
    const game_id = next?.game_id ?? '';
    await server.call(bingoCardBuy, { ...person.me, game_id, count: 2 });
    const waitMs = Date.parse(next?.starts_at ?? '') - server.context.clock.now().getTime();
    server.advance(Math.max(0, waitMs - minuteMs));
    const bought = () =>
      db
        .selectFrom('bingo_purchases')
        .innerJoin('players', 'players.id', 'bingo_purchases.player_id')
        .select('players.is_computer')
        .where('bingo_purchases.game_id', '=', game_id)
        .execute();
    for (let tried = 0; tried < 60; tried += 1) await joinBingo(server.context);
    expect((await bought()).filter((row) => row.is_computer).length).toBeGreaterThan(0);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  }, 120_000);

  it('is not made on a site the seed did not make', async () => {
    const other = await start({ seed: 'none' });
    const [like] = openSites;
    const real = { externalId: like?.externalId ?? '', name: 'Real', domains: ['real.test'] };
    await createSite(other.context, 'cli:test', plainSite(real));
    await other.context.sites.refresh();
    expect(other.context.sites.byExternalId('pavilion')).not.toBeNull();
    expect(await seedDemoCrowd(other.context)).toBe(0);
  });
});
