import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  programEnvironment,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { startPostgres } from '@pavilion/test-kit/postgres';
import { freePort } from '@pavilion/test-kit/postgres/free-port';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { compareTransactions, openIncidents, pullCatalogues } from '../modules/providers/index.ts';
import { createLaunch } from '../modules/providers/launch.service.ts';
import { cashOf as readCash } from '../modules/providers/transact.store.ts';
import { auditBooks } from '../testing/audit-books.ts';
import { killProgram, offerStudio, pointStudio, startProgram } from '../testing/sandbox-world.ts';

const key = { id: 'sandbox-test', secret: 'f'.repeat(64) };
const appSecret = 'a secret of this test that is long enough for it'.padEnd(64, '!');
const providers = ['KITEWORKS'];
const tool = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

describe('a kill while the books differ', { timeout: engineTimeoutMs }, () => {
  let database: Database;
  let databaseUrl: string;
  let folder: string;
  let server: TestServer;
  let player: TestPlayer;
  const children: ChildProcess[] = [];
  const listeners: Server[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder('kill-books');
    databaseUrl = await (await startPostgres()).createDatabase();
    database = await openDatabase({ databaseUrl });
    await migrate(database);
    server = await startTestServer({
      database,
      now: new Date(performance.timeOrigin + performance.now()),
      config: { appSecret },
    });
    await offerStudio(server, { address: 'http://127.0.0.1:1', providers, key });
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await Promise.all(children.map(killProgram));
    for (const listener of listeners) {
      listener.closeAllConnections();
      listener.close();
    }
    await server.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const listen = async (listener: Server): Promise<string> => {
    listeners.push(listener);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  };
  const cash = (): Promise<bigint> =>
    readCash(database.db, { siteId: player.siteId, playerId: player.id, currency: 'PHP' });

  it('of the studio with a debt on file: whoever starts next pays it, once', async () => {
    const wallet = new URL(await server.listen());
    let isCut = false;
    /** The line to the wallet, which can be cut. */
    const line = await listen(
      createServer((asked, answer) => {
        if (isCut) return void asked.socket.destroy();
        const { method, headers, url: path } = asked;
        const sent = forward(
          { host: wallet.hostname, port: wallet.port, method, headers, path },
          (got) => {
            answer.writeHead(got.statusCode ?? 500, got.headers);
            got.pipe(answer);
          },
        );
        sent.on('error', () => asked.socket.destroy());
        asked.pipe(sent);
      }),
    );
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = async (): Promise<ChildProcess> => {
      const child = await startProgram(
        'studio',
        {
          STUDIO_PORT: String(port),
          STUDIO_HOST: '127.0.0.1',
          STUDIO_WALLET_URL: line,
          STUDIO_KEY_ID: key.id,
          STUDIO_KEY_SECRET: key.secret,
          STUDIO_DATA_DIR: folder,
        },
        origin,
      );
      children.push(child);
      return child;
    };
    const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(`${origin}${path}`, sent)).json()) as Answer;
    };
    const debts = async (): Promise<unknown[]> =>
      JSON.parse(await readFile(join(folder, 'debts.json'), 'utf8').catch(() => '[]')) as unknown[];

    const first = await start();
    await pointStudio(server.context, { address: origin, providers });
    await pullCatalogues(server.context);
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url: address } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: { provider_code: 'KITEWORKS', game_code: 'mines-of-kite-hill' },
      mode: 'real',
      language: 'en',
      lobby: 'http://alpha.test/',
    });
    const { session } = await ask<{ session: string }>('/game/open', { address });
    const bet = { session, stake: '50.00', params: { mines: 1 } };
    type Hand = { round: { state: string; payout: string } };
    await ask<Hand>('/game/play', bet);
    isCut = true;
    const act = (action: string, params: object) =>
      ask<Hand>('/game/act', { session, action, params });
    // One mine among twenty-five tiles: whether it is hit or not, the hand ends and its result is owed.
    const revealed = await act('reveal', { tile: 12 });
    const ended = revealed.round.state === 'open' ? await act('cash_out', {}) : revealed;
    const wonMinor = BigInt(ended.round.payout.replace('.', ''));
    expect(await debts()).toHaveLength(1);
    await killProgram(first);
    expect(await debts()).toHaveLength(1);

    // The next one finds the line still cut, and is killed while it tries.
    await killProgram(await start());
    expect(await debts()).toHaveLength(1);
    expect(await cash()).toBe(95_000n);

    isCut = false;
    await start();
    await expect.poll(debts, { timeout: 20_000 }).toEqual([]);
    expect(await cash()).toBe(95_000n + wonMinor);
    const rounds = await database.db
      .selectFrom('wallet_rounds')
      .select(['returned_minor', 'finished_at'])
      .where('player_id', '=', player.id)
      .execute();
    expect(rounds).toMatchObject([
      { returned_minor: wonMinor, finished_at: expect.any(Date) as Date },
    ]);
    expect(await auditBooks(database.db)).toEqual([]);
  });

  it('of the platform between two steps of the comparison: each difference is told, once', async () => {
    const ghosts = ['ghost-1', 'ghost-2', 'ghost-3'];
    const { alias } = await database.db
      .selectFrom('provider_players')
      .select('alias')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    let comparing: ChildProcess | null = null;
    const rowOf = (txId: string) => ({
      ...{ txId, provider: 'KITEWORKS', game: 'paper-kite', player: alias, roundId: txId },
      ...{ kind: 'debit', currency: 'PHP', amount: '10.00', state: 'applied' },
      at: server.context.clock.now().toISOString(),
    });
    const studio = await listen(
      createServer((asked, answer) => {
        const chunks: Buffer[] = [];
        asked.on('data', (chunk: Buffer) => chunks.push(chunk));
        asked.on('end', () => {
          const { txId } = JSON.parse(Buffer.concat(chunks).toString()) as { txId?: string };
          const told = {
            transactions: ghosts.map(rowOf),
            next: new Date(server.context.clock.now().getTime() + 1).toISOString(),
            hasMore: false,
            keptSince: server.context.clock.now().toISOString(),
          };
          const one = { state: 'applied', transaction: rowOf(txId ?? '') };
          // Asked about the second: the first has been told to people, and nothing says yet how far it came.
          if (txId === 'ghost-2' && comparing) comparing.kill('SIGKILL');
          answer.end(JSON.stringify({ status: 'ok', ...(txId === undefined ? told : one) }));
        });
      }),
    );
    await pointStudio(server.context, { address: studio, providers });
    comparing = spawn(process.execPath, [tool, 'provider', 'reconcile'], {
      env: programEnvironment({
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        APP_SECRET: appSecret,
        SEED_DEMO: 'false',
      }),
      stdio: 'ignore',
    });
    children.push(comparing);
    await new Promise((resolve) => comparing?.once('exit', resolve));
    expect(comparing.signalCode).toBe('SIGKILL');
    comparing = null;
    const told = async () =>
      (await openIncidents(server.context)).map(({ code, tx_id }) => `${code} ${tx_id}`).toSorted();
    expect(await told()).toEqual(['TX_MISSING_HERE ghost-1']);

    expect(await compareTransactions(server.context)).toBe(2);
    expect(await told()).toEqual(ghosts.map((txId) => `TX_MISSING_HERE ${txId}`));
    expect(await compareTransactions(server.context)).toBe(0);
  });
});
