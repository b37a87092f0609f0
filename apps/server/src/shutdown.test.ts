import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createClient } from '@pavilion/client/client';
import { betList, betPlace, eventList, getBalance, login, startup } from '@pavilion/contracts';
import { migrate, openDatabase } from '@pavilion/database';
import {
  alphaHost,
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestPlayer,
  programEnvironment,
} from '@pavilion/test-kit';
import { freePort } from '@pavilion/test-kit/postgres/free-port';
import { importFootballData, openSportsbook } from './modules/sports/sportsbook/index.ts';
import { openConnection, rawCall, type RawConnection } from './testing/raw-connection.ts';

const serverMain = fileURLToPath(new URL('./main.ts', import.meta.url));
const dayMs = 24 * 60 * 60_000;
/** Well below the limit after which the process gives up waiting and ends with code 1. */
const stopsWithinMs = 10_000;

/** A server as it is deployed: a process of its own, stopped by SIGTERM. */
describe.each(['pglite', 'postgres'] as const)(
  'a server that is stopped (%s)',
  { timeout: engineTimeoutMs },
  (engine) => {
    let environment: Record<string, string>;
    let port: number;
    let server: ChildProcess;
    let players: TestPlayer[];
    const connections: RawConnection[] = [];
    const call = () => createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch });

    beforeAll(async () => {
      port = await freePort();
      const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-shutdown-'));
      const databaseUrl =
        engine === 'postgres' ? await (await startPostgres()).createDatabase() : undefined;
      players = await prepare(databaseUrl ? { databaseUrl } : { dataDir });
      environment = {
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...{ DATA_DIR: dataDir, SEED_DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error' },
        ...{ PORT: String(port), HOST: '127.0.0.1' },
      };
      server = await start();
    }, engineTimeoutMs);
    afterAll(async () => {
      for (const connection of connections) connection.close();
      if (server.exitCode === null) await stop();
      await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
    });

    /** Two players with money, and a match in two days. */
    async function prepare(place: { databaseUrl: string } | { dataDir: string }) {
      const database = await openDatabase(place);
      await migrate(database);
      const now = new Date();
      const prepared = await startTestServer({ database, now });
      const { context, sites } = prepared;
      await openSportsbook(database.db, { id: sites.alpha, currency: 'PHP' });
      const day = new Date(now.getTime() + 2 * dayMs).toISOString().slice(0, 10).split('-');
      const match = `E0,${day.toReversed().join('/')},15:00,Arsenal,Chelsea,2.05,3.50,3.70`;
      const head = 'Div,Date,Time,HomeTeam,AwayTeam,AvgH,AvgD,AvgA';
      await importFootballData(context, `${head}\n${match}`, 'fixtures');
      const made = [await prepared.signUpPlayer(), await prepared.signUpPlayer()];
      for (const player of made) await prepared.fund(player, 1_000_000n);
      await prepared.close();
      await database.close();
      return made;
    }

    async function start(): Promise<ChildProcess> {
      const child = spawn(process.execPath, [serverMain], {
        env: programEnvironment(environment),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
          (answer) => answer.ok,
          () => false,
        );
      await vi.waitUntil(isReady, { timeout: 60_000 });
      return child;
    }
    /** Gives the exit code and how long it took. */
    async function stop(): Promise<{ code: unknown; tookMs: number }> {
      const startedMs = performance.now();
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const [code] = (await ended) as unknown[];
      return { code, tookMs: performance.now() - startedMs };
    }
    const connect = async (): Promise<RawConnection> => {
      const connection = await openConnection(port);
      connections.push(connection);
      return connection;
    };
    const signIn = async ({ accountId, password }: TestPlayer) => {
      const me = { account_id: accountId, domain_name: alphaHost };
      return { ...me, auth: (await call()(login, { ...me, password })).token };
    };
    const bet = async () => {
      const { value } = await call()(eventList, { domain_name: alphaHost });
      const selection = value[0]?.markets[0]?.selections[0];
      return { selection_id: selection?.selection_id ?? '', odds: '2.05', stake: '100.00' };
    };

    it('answers what is under way, ends what is idle, and ends with 0', async () => {
      const [bettor, other] = players as [TestPlayer, TestPlayer];
      const me = await signIn(bettor);
      const order = { ...me, odds_change: 'any', bets: [await bet()] };

      const idle = await connect();
      const asked = rawCall(alphaHost, startup.path, {});
      idle.send(asked.head + asked.body);
      expect((await idle.answer()).status).toBe(200);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { host: alphaHost } });
      await once(socket, 'open');
      const farewell = once(socket, 'close');

      const slow = await connect();
      const placing = rawCall(alphaHost, betPlace.path, order);
      slow.send(placing.head + placing.body.slice(0, 20));
      const hashing = await connect();
      const { accountId: account_id, password } = other;
      const signingIn = rawCall(alphaHost, login.path, { account_id, password });
      hashing.send(signingIn.head + signingIn.body);

      const stopped = stop();
      await idle.ended;
      expect((await farewell)[0]).toBe(1001);
      // The server goes away; the rest of the body comes only now.
      slow.send(placing.body.slice(20));
      const placed = await slow.answer();
      expect(placed).toMatchObject({ status: 200, fields: { statusCode: 1 } });
      const [{ bet_id = '' } = {}] = placed.fields['bets'] as Array<{ bet_id?: string }>;
      expect(await hashing.answer()).toMatchObject({
        status: 200,
        fields: { token: expect.any(String) as string },
      });
      await Promise.all([slow.ended, hashing.ended]);
      const { code, tookMs } = await stopped;
      expect(code).toBe(0);
      expect(tookMs).toBeLessThan(stopsWithinMs);
      await expect(openConnection(port)).rejects.toThrow('ECONNREFUSED');

      server = await start();
      const again = await signIn(bettor);
      const { value } = await call()(betList, again);
      expect(value.map((row) => row.bet_id)).toEqual([bet_id]);
      expect((await call()(getBalance, again)).game_balance).toBe('9900.00');
    });

    it('ends with 0 at once when nothing is under way', async () => {
      const open = await connect();
      const { code, tookMs } = await stop();
      expect(code).toBe(0);
      expect(tookMs).toBeLessThan(stopsWithinMs);
      await open.ended;
    });
  },
);
