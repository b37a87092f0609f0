import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import type { TestPlayer } from '@pavilion/test-kit';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { freePort } from '@pavilion/test-kit/postgres/free-port';
import { closeAbandonedRounds, pullCatalogues } from '../modules/games/providers/index.ts';
import { auditBooks } from '../testing/audit-books.ts';
import {
  askStudio,
  createKillWorld,
  originOf,
  studioEnvironment,
  type KillWorld,
} from '../testing/kill-world.ts';
import { killProgram, pointStudio } from '../testing/sandbox-world.ts';

const hourMs = 60 * 60_000;
const providers = ['KITEWORKS', 'WBET', 'MANGOTREE'];

interface Shown {
  session: string;
  balance: string;
  problem?: string;
  coming: { id: string }[];
  bets: { state: string; stake: string }[];
  round: { state: string; actions: string[] };
}

describe('a kill between a stake and its win', { timeout: engineTimeoutMs }, () => {
  let world: KillWorld;
  beforeAll(async () => {
    world = await createKillWorld('kill', providers);
  });
  afterAll(() => world.close());

  const ask = askStudio<Shown>;
  const launchOf = async (player: TestPlayer, provider: string, game: string) => ({
    address: await world.launchOf(player, provider, game),
  });
  const roundsOf = (player: TestPlayer) =>
    world.database.db
      .selectFrom('wallet_rounds')
      .select(['game_code', 'staked_minor', 'returned_minor', 'finished_at'])
      .where('player_id', '=', player.id)
      .execute();

  it('of the platform: what the studio owes arrives once when it stands again', async () => {
    const player = await world.newPlayer();
    const port = await freePort();
    const platform = await world.startPlatform(port);
    const { app, studio } = createStudio({
      config: parseStudioConfig(studioEnvironment(0, originOf(port))),
    });
    const games = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (game: string): Promise<string> =>
      (await ask(games, '/game/open', await launchOf(player, 'KITEWORKS', game))).session;
    const session = await open('mines-of-kite-hill');
    const hand = await ask(games, '/game/play', { session, stake: '50.00', params: { mines: 1 } });
    expect(hand.round.state).toBe('open');
    const tables = await Promise.all(Array.from({ length: 8 }, () => open('plinko-terrace')));
    const plays = tables.map((table) =>
      ask(games, '/game/play', { session: table, stake: '10.00', params: { risk: 'high' } }),
    );
    await Promise.race(plays);
    await killProgram(platform);
    const act = (action: string, params: object): Promise<Shown> =>
      ask(games, '/game/act', { session, action, params });
    const revealed = await act('reveal', { tile: 12 });
    if (revealed.round.state === 'open') await act('cash_out', {});
    await Promise.all(plays);
    expect(studio.debts.count).toBeGreaterThan(0);

    await world.startPlatform(port);
    await expect
      .poll(async () => (await studio.debts.work(), studio.debts.count), { timeout: 15_000 })
      .toBe(0);
    await app.close();
    const rounds = await roundsOf(player);
    expect(rounds.map(({ game_code }) => game_code).toSorted()).toEqual([
      'mines-of-kite-hill',
      ...tables.map(() => 'plinko-terrace'),
    ]);
    expect(rounds.every(({ finished_at }) => finished_at !== null)).toBe(true);
    const kept = rounds.reduce((sum, round) => sum + round.staked_minor - round.returned_minor, 0n);
    expect(await world.cashOf(player)).toBe(100_000n - kept);
    expect(await auditBooks(world.database.db)).toEqual([]);
  });

  it('of the studio: a pot that was decided is paid with its round or not at all', async () => {
    const player = await world.newPlayer();
    const wallet = await world.server.listen();
    const port = await freePort();
    const origin = originOf(port);
    const start = (faults: string) =>
      world.startStudio(port, {
        ...studioEnvironment(port, wallet),
        STUDIO_JACKPOT_ODDS: '0',
        STUDIO_FAULTS: faults,
      });
    await pointStudio(world.server.context, { address: origin, providers });
    /** A round under way; what came of it is null when its studio was killed. */
    const begin = async (): Promise<{ told: Promise<Shown | null> }> => {
      const launch = await launchOf(player, 'MANGOTREE', 'jeepney-jackpot');
      const { session } = await ask(origin, '/game/open', launch);
      const round = ask(origin, '/game/play', { session, stake: '10.00', params: {} });
      return { told: round.catch(() => null) };
    };
    const moves = () =>
      world.database.db
        .selectFrom('wallet_moves as m')
        .innerJoin('wallet_rounds as r', (join) =>
          join
            .onRef('r.site_id', '=', 'm.site_id')
            .onRef('r.provider_code', '=', 'm.provider_code')
            .onRef('r.round_id', '=', 'm.round_id'),
        )
        .where('r.player_id', '=', player.id)
        .select(['m.kind', 'm.amount_minor'])
        .execute();

    // Decided, and on its way to the wallet: it never left.
    const slow = await start('delayMs=900');
    await pullCatalogues(world.server.context);
    const unsent = await begin();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await killProgram(slow);
    expect(await unsent.told).toBeNull();
    expect(await moves()).toEqual([]);
    expect(await world.cashOf(player)).toBe(100_000n);

    // Taken by the wallet, and killed before anybody was told.
    const quick = await start('');
    const untold = await begin();
    await expect
      .poll(async () => (await moves()).length, { interval: 5, timeout: 15_000 })
      .toBeGreaterThan(0);
    await killProgram(quick);
    await untold.told;
    world.server.advance(1000);
    const report = await closeAbandonedRounds(world.server.context, { askAfter: 0 });
    expect(report).toMatchObject({ closed: 0, waiting: 0 });
    const paid = (await moves()).filter(({ kind }) => kind === 'jackpot');
    expect(paid).toHaveLength(1);
    const potMinor = paid[0]?.amount_minor ?? 0n;
    expect(potMinor).toBeGreaterThanOrEqual(5_000_000n);
    const [round] = await roundsOf(player);
    expect(round?.finished_at).not.toBeNull();
    const { staked_minor: staked = 0n, returned_minor: returned = 0n } = round ?? {};
    expect(await world.cashOf(player)).toBe(100_000n - staked + returned + potMinor);
    expect(await auditBooks(world.database.db)).toEqual([]);
  });

  it('of the studio: a hand it forgot is given back, a bet is settled by what its round tells', async () => {
    const player = await world.newPlayer();
    const wallet = await world.server.listen();
    const port = await freePort();
    const origin = originOf(port);
    const start = () => world.startStudio(port, studioEnvironment(port, wallet));
    const studio = await start();
    await pointStudio(world.server.context, { address: origin, providers });
    await pullCatalogues(world.server.context);
    const mines = await launchOf(player, 'KITEWORKS', 'mines-of-kite-hill');
    const { session } = await ask(origin, '/game/open', mines);
    const hand = await ask(origin, '/game/play', { session, stake: '50.00', params: { mines: 3 } });
    expect(hand.round.state).toBe('open');
    const league = await launchOf(player, 'WBET', 'wbet-virtual-league');
    const front = await ask(origin, '/sports/open', league);
    const bet = { session: front.session, fixture: front.coming.at(-1)?.id, outcome: 'home' };
    expect((await ask(origin, '/sports/bet', { ...bet, stake: '100.00' })).balance).toBe('850.00');
    await killProgram(studio);

    world.server.advance(1000);
    expect(await closeAbandonedRounds(world.server.context, { askAfter: 0 })).toMatchObject({
      closed: 0,
      waiting: 2,
    });
    await start();
    expect(await closeAbandonedRounds(world.server.context, { askAfter: 0 })).toMatchObject({
      closed: 1,
      waiting: 1,
    });
    expect(await world.cashOf(player)).toBe(90_000n);
    const again = await launchOf(player, 'WBET', 'wbet-virtual-league');
    expect((await ask(origin, '/sports/open', again)).bets).toMatchObject([
      { state: 'open', stake: '100.00' },
    ]);

    // Another process, hours later, that never saw the bet.
    world.server.advance(2 * hourMs);
    const later = createStudio({
      config: parseStudioConfig(studioEnvironment(0, wallet)),
      ports: { clock: world.server.context.clock },
    });
    const address = await later.app.listen({ port: 0, host: '127.0.0.1' });
    await pointStudio(world.server.context, { address, providers });
    expect(await closeAbandonedRounds(world.server.context)).toMatchObject({
      closed: 1,
      waiting: 0,
    });
    await later.app.close();
    const rounds = await roundsOf(player);
    expect(rounds.every(({ finished_at }) => finished_at !== null)).toBe(true);
    const returned = rounds.reduce((sum, round) => sum + round.returned_minor, 0n);
    expect(await world.cashOf(player)).toBe(90_000n + returned);
    expect(await auditBooks(world.database.db)).toEqual([]);
  });
});
