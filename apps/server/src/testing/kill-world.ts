import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { startPostgres } from '@pavilion/test-kit/postgres';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { createLaunch } from '../modules/games/providers/launch.service.ts';
import { cashOf } from '../modules/games/providers/transact.store.ts';
import { killProgram, offerStudio, startProgram } from './sandbox-world.ts';

const key = { id: 'sandbox-test', secret: 'f'.repeat(64) };
const appSecret = 'a secret of this test that is long enough for it'.padEnd(64, '!');

/**
 * A database with a server of this process, and beside it programs that are killed: platforms on
 * the same database, studios at its wallet.
 */
export interface KillWorld {
  folder: string;
  database: Database;
  server: TestServer;
  /** What a platform, or the operator's tool, of this database is started with. */
  platformEnvironment: Record<string, string>;
  /** A platform that is killed at the end, if not before. */
  startPlatform(port: number): Promise<ChildProcess>;
  startStudio(port: number, environment: Record<string, string>): Promise<ChildProcess>;
  /** Kills it at the end with the others. */
  keep(child: ChildProcess): ChildProcess;
  newPlayer(): Promise<TestPlayer>;
  /** The address that opens a game for a player. */
  launchOf(player: TestPlayer, provider_code: string, game_code: string): Promise<string>;
  cashOf(player: TestPlayer): Promise<bigint>;
  close(): Promise<void>;
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** How a studio of this world is started: its port, its wallet and its key. */
export const studioEnvironment = (port: number, walletUrl: string): Record<string, string> => ({
  STUDIO_PORT: String(port),
  STUDIO_HOST: '127.0.0.1',
  STUDIO_WALLET_URL: walletUrl,
  STUDIO_KEY_ID: key.id,
  STUDIO_KEY_SECRET: key.secret,
});

/** What a studio answers to a page of its own. */
export async function askStudio<Answer>(
  origin: string,
  path: string,
  body: object,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

export async function createKillWorld(name: string, providers: string[]): Promise<KillWorld> {
  const folder = await temporaryFolder(name);
  const databaseUrl = await (await startPostgres()).createDatabase();
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  const now = new Date(performance.timeOrigin + performance.now());
  const server = await startTestServer({ database, now, config: { appSecret } });
  await offerStudio(server, { address: originOf(1), providers, key });
  const children: ChildProcess[] = [];
  const keep = (child: ChildProcess): ChildProcess => {
    children.push(child);
    return child;
  };
  const platformEnvironment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: appSecret,
    SEED_DEMO: 'false',
  };
  const start = async (
    program: 'studio' | 'platform',
    port: number,
    environment: Record<string, string>,
  ) => keep(await startProgram(program, environment, originOf(port)));
  return {
    folder,
    database,
    server,
    platformEnvironment,
    keep,
    startPlatform: (port) =>
      start('platform', port, {
        ...platformEnvironment,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
      }),
    startStudio: (port, environment) => start('studio', port, environment),
    async newPlayer() {
      const player = await server.signUpPlayer();
      await server.fund(player, 100_000n);
      return player;
    },
    launchOf: (player, provider_code, game_code) =>
      launchAddress(server, player, { provider_code, game_code }),
    cashOf: ({ siteId, id }) => cashOf(database.db, { siteId, playerId: id, currency: 'PHP' }),
    async close() {
      await Promise.all(children.map(killProgram));
      await server.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launchAddress(
  { context }: TestServer,
  player: TestPlayer,
  game: { provider_code: string; game_code: string },
): Promise<string> {
  const site = context.sites.byId(player.siteId);
  if (!site) throw new Error('the player has no site');
  const { url } = await createLaunch({
    server: context,
    site,
    playerId: player.id,
    game,
    mode: 'real',
    language: 'en',
    lobby: 'http://alpha.test/',
  });
  return url;
}
