import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { startPostgres } from '@pavilion/test-kit/postgres';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { closeAbandonedRounds, pullCatalogues } from '../modules/providers/index.ts';
import { createLaunch } from '../modules/providers/launch.service.ts';
import { cashOf as readCash } from '../modules/providers/transact.store.ts';
import { killProgram, offerStudio, pointStudio, startProgram } from '../testing/sandbox-world.ts';
import { auditBooks } from '../testing/audit-books.ts';

const hourMs = 60 * 60_000;
const key = { id: 'sandbox-test', secret: 'f'.repeat(64) };
const appSecret = 'a secret of this test that is long enough for it'.padEnd(64, '!');
const providers = ['KITEWORKS', 'WBET', 'MANGOTREE'];

interface Shown {
  session: string;
  balance: string;
  problem?: string;
  coming: { id: string }[];
  bets: { state: string; stake: string }[];
  round: { state: string; actions: string[] };
}

const studioEnvironment = (port: number, walletOrigin: string): Record<string, string> => ({
  STUDIO_PORT: String(port),
  STUDIO_HOST: '127.0.0.1',
  STUDIO_WALLET_URL: walletOrigin,
  STUDIO_KEY_ID: key.id,
  STUDIO_KEY_SECRET: key.secret,
});

async function freePort(): Promise<number> {
  const taker = createServer();
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  const { port } = taker.address() as AddressInfo;
  await new Promise((resolve) => taker.close(resolve));
  return port;
}

describe('a kill between a stake and its win', { timeout: engineTimeoutMs }, () => {
  let database: Database;
  let databaseUrl: string;
  let dataDir: string;
  let server: TestServer;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    dataDir = await temporaryFolder('kill');
    databaseUrl = await (await startPostgres()).createDatabase();
    database = await openDatabase({ databaseUrl });
    await migrate(database);
    server = await startTestServer({
      database,
      now: new Date(performance.timeOrigin + performance.now()),
      config: { appSecret },
    });
    await offerStudio(server, { address: 'http://127.0.0.1:1', providers, key });
  });
  afterAll(async () => {
    await Promise.all(children.map(killProgram));
    await server.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = async (origin: string, path: string, body: object): Promise<Shown> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Shown;
  };
  const launchOf = async (player: TestPlayer, provider_code: string, game_code: string) => {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: { provider_code, game_code },
      mode: 'real',
      language: 'en',
      lobby: 'http://alpha.test/',
    });
    return { address: url };
  };
  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const roundsOf = (player: TestPlayer) =>
    database.db
      .selectFrom('wallet_rounds')
      .select(['game_code', 'staked_minor', 'returned_minor', 'finished_at'])
      .where('player_id', '=', player.id)
      .execute();
  const cashOf = ({ siteId, id }: TestPlayer): Promise<bigint> =>
    readCash(database.db, { siteId, playerId: id, currency: 'PHP' });

  it('of the platform: what the studio owes arrives once when it stands again', async () => {
    const player = await newPlayer();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = async (): Promise<ChildProcess> => {
      const child = await startProgram(
        'platform',
        {
          NODE_ENV: 'test',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          APP_SECRET: appSecret,
          DATA_DIR: dataDir,
          SEED_DEMO: 'false',
        },
        origin,
      );
      children.push(child);
      return child;
    };
    const platform = await start();
    const { app, studio } = createStudio({
      config: parseStudioConfig(studioEnvironment(0, origin)),
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

    await start();
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
    expect(await cashOf(player)).toBe(100_000n - kept);
    expect(await auditBooks(database.db)).toEqual([]);
  });

  it('of the studio: a pot that was decided is paid with its round or not at all', async () => {
    const player = await newPlayer();
    const wallet = await server.listen();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = async (faults: string): Promise<ChildProcess> => {
      const odds = { STUDIO_JACKPOT_ODDS: '0', STUDIO_FAULTS: faults };
      const environment = { ...studioEnvironment(port, wallet), ...odds };
      const child = await startProgram('studio', environment, origin);
      children.push(child);
      return child;
    };
    await pointStudio(server.context, { address: origin, providers });
    /** A round under way; what came of it is null when its studio was killed. */
    const begin = async (): Promise<{ told: Promise<Shown | null> }> => {
      const launch = await launchOf(player, 'MANGOTREE', 'jeepney-jackpot');
      const { session } = await ask(origin, '/game/open', launch);
      const round = ask(origin, '/game/play', { session, stake: '10.00', params: {} });
      return { told: round.catch(() => null) };
    };
    const moves = () =>
      database.db
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
    await pullCatalogues(server.context);
    const unsent = await begin();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await killProgram(slow);
    expect(await unsent.told).toBeNull();
    expect(await moves()).toEqual([]);
    expect(await cashOf(player)).toBe(100_000n);

    // Taken by the wallet, and killed before anybody was told.
    const quick = await start('');
    const untold = await begin();
    await expect
      .poll(async () => (await moves()).length, { interval: 5, timeout: 15_000 })
      .toBeGreaterThan(0);
    await killProgram(quick);
    await untold.told;
    server.advance(1000);
    const report = await closeAbandonedRounds(server.context, { askAfter: 0 });
    expect(report).toMatchObject({ closed: 0, waiting: 0 });
    const paid = (await moves()).filter(({ kind }) => kind === 'jackpot');
    expect(paid).toHaveLength(1);
    const potMinor = paid[0]?.amount_minor ?? 0n;
    expect(potMinor).toBeGreaterThanOrEqual(5_000_000n);
    const [round] = await roundsOf(player);
    expect(round?.finished_at).not.toBeNull();
    const { staked_minor: staked = 0n, returned_minor: returned = 0n } = round ?? {};
    expect(await cashOf(player)).toBe(100_000n - staked + returned + potMinor);
    expect(await auditBooks(database.db)).toEqual([]);
  });

  it('of the studio: a hand it forgot is given back, a bet is settled by what its round tells', async () => {
    const player = await newPlayer();
    const wallet = await server.listen();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = async (): Promise<ChildProcess> => {
      const child = await startProgram('studio', studioEnvironment(port, wallet), origin);
      children.push(child);
      return child;
    };
    const studio = await start();
    await pointStudio(server.context, { address: origin, providers });
    await pullCatalogues(server.context);
    const mines = await launchOf(player, 'KITEWORKS', 'mines-of-kite-hill');
    const { session } = await ask(origin, '/game/open', mines);
    const hand = await ask(origin, '/game/play', { session, stake: '50.00', params: { mines: 3 } });
    expect(hand.round.state).toBe('open');
    const league = await launchOf(player, 'WBET', 'wbet-virtual-league');
    const front = await ask(origin, '/sports/open', league);
    const bet = { session: front.session, fixture: front.coming.at(-1)?.id, outcome: 'home' };
    expect((await ask(origin, '/sports/bet', { ...bet, stake: '100.00' })).balance).toBe('850.00');
    await killProgram(studio);

    server.advance(1000);
    expect(await closeAbandonedRounds(server.context, { askAfter: 0 })).toMatchObject({
      closed: 0,
      waiting: 2,
    });
    await start();
    expect(await closeAbandonedRounds(server.context, { askAfter: 0 })).toMatchObject({
      closed: 1,
      waiting: 1,
    });
    expect(await cashOf(player)).toBe(90_000n);
    const again = await launchOf(player, 'WBET', 'wbet-virtual-league');
    expect((await ask(origin, '/sports/open', again)).bets).toMatchObject([
      { state: 'open', stake: '100.00' },
    ]);

    // Another process, hours later, that never saw the bet.
    server.advance(2 * hourMs);
    const later = createStudio({
      config: parseStudioConfig(studioEnvironment(0, wallet)),
      ports: { clock: server.context.clock },
    });
    const address = await later.app.listen({ port: 0, host: '127.0.0.1' });
    await pointStudio(server.context, { address, providers });
    expect(await closeAbandonedRounds(server.context)).toMatchObject({ closed: 1, waiting: 0 });
    await later.app.close();
    const rounds = await roundsOf(player);
    expect(rounds.every(({ finished_at }) => finished_at !== null)).toBe(true);
    const returned = rounds.reduce((sum, round) => sum + round.returned_minor, 0n);
    expect(await cashOf(player)).toBe(90_000n + returned);
    expect(await auditBooks(database.db)).toEqual([]);
  });
});
