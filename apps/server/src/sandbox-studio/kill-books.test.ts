import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment, type TestPlayer } from '@pavilion/test-kit';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { freePort } from '@pavilion/test-kit/postgres/free-port';
import {
  compareTransactions,
  openIncidents,
  pullCatalogues,
} from '../modules/games/providers/index.ts';
import { auditBooks } from '../testing/audit-books.ts';
import {
  askStudio,
  createKillWorld,
  originOf,
  studioEnvironment,
  type KillWorld,
} from '../testing/kill-world.ts';
import { killProgram, pointStudio } from '../testing/sandbox-world.ts';

const providers = ['KITEWORKS'];
const tool = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

describe('a kill while the books differ', { timeout: engineTimeoutMs }, () => {
  let world: KillWorld;
  let player: TestPlayer;
  const listeners: Server[] = [];
  beforeAll(async () => {
    world = await createKillWorld('kill-books', providers);
    player = await world.newPlayer();
  });
  afterAll(async () => {
    for (const listener of listeners) {
      listener.closeAllConnections();
      listener.close();
    }
    await world.close();
  });

  const listen = async (listener: Server): Promise<string> => {
    listeners.push(listener);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  };
  const cash = (): Promise<bigint> => world.cashOf(player);

  it('of the studio with a debt on file: whoever starts next pays it, once', async () => {
    const wallet = new URL(await world.server.listen());
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
    const origin = originOf(port);
    const start = () =>
      world.startStudio(port, {
        ...studioEnvironment(port, line),
        STUDIO_DATA_DIR: world.folder,
      });
    const debts = async (): Promise<unknown[]> =>
      JSON.parse(
        await readFile(join(world.folder, 'debts.json'), 'utf8').catch(() => '[]'),
      ) as unknown[];

    const first = await start();
    await pointStudio(world.server.context, { address: origin, providers });
    await pullCatalogues(world.server.context);
    const address = await world.launchOf(player, 'KITEWORKS', 'mines-of-kite-hill');
    const { session } = await askStudio<{ session: string }>(origin, '/game/open', { address });
    const bet = { session, stake: '50.00', params: { mines: 1 } };
    type Hand = { round: { state: string; payout: string } };
    await askStudio<Hand>(origin, '/game/play', bet);
    isCut = true;
    const act = (action: string, params: object) =>
      askStudio<Hand>(origin, '/game/act', { session, action, params });
    // One mine among twenty-five tiles: whether it is hit or not, the hand ends and its result is
    // owed.
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
    const rounds = await world.database.db
      .selectFrom('wallet_rounds')
      .select(['returned_minor', 'finished_at'])
      .where('player_id', '=', player.id)
      .execute();
    expect(rounds).toMatchObject([
      { returned_minor: wonMinor, finished_at: expect.any(Date) as Date },
    ]);
    expect(await auditBooks(world.database.db)).toEqual([]);
  });

  it('of the platform between two steps of the comparison: each difference is told, once', async () => {
    const ghosts = ['ghost-1', 'ghost-2', 'ghost-3'];
    const { alias } = await world.database.db
      .selectFrom('provider_players')
      .select('alias')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    let comparing: ChildProcess | null = null;
    const rowOf = (txId: string) => ({
      ...{ txId, provider: 'KITEWORKS', game: 'paper-kite', player: alias, roundId: txId },
      ...{ kind: 'debit', currency: 'PHP', amount: '10.00', state: 'applied' },
      at: world.server.context.clock.now().toISOString(),
    });
    const studio = await listen(
      createServer((asked, answer) => {
        const chunks: Buffer[] = [];
        asked.on('data', (chunk: Buffer) => chunks.push(chunk));
        asked.on('end', () => {
          const { txId } = JSON.parse(Buffer.concat(chunks).toString()) as { txId?: string };
          const told = {
            transactions: ghosts.map(rowOf),
            next: new Date(world.server.context.clock.now().getTime() + 1).toISOString(),
            hasMore: false,
            keptSince: world.server.context.clock.now().toISOString(),
          };
          const one = { state: 'applied', transaction: rowOf(txId ?? '') };
          // Asked about the second: the first has been told to people, and nothing says yet how far
          // it came.
          if (txId === 'ghost-2' && comparing) comparing.kill('SIGKILL');
          answer.end(JSON.stringify({ status: 'ok', ...(txId === undefined ? told : one) }));
        });
      }),
    );
    await pointStudio(world.server.context, { address: studio, providers });
    comparing = spawn(process.execPath, [tool, 'provider', 'reconcile'], {
      env: programEnvironment(world.platformEnvironment),
      stdio: 'ignore',
    });
    world.keep(comparing);
    await new Promise((resolve) => comparing?.once('exit', resolve));
    expect(comparing.signalCode).toBe('SIGKILL');
    comparing = null;
    const told = async () =>
      (await openIncidents(world.server.context))
        .map(({ code, tx_id }) => `${code} ${tx_id}`)
        .toSorted();
    expect(await told()).toEqual(['TX_MISSING_HERE ghost-1']);

    expect(await compareTransactions(world.server.context)).toBe(2);
    expect(await told()).toEqual(ghosts.map((txId) => `TX_MISSING_HERE ${txId}`));
    expect(await compareTransactions(world.server.context)).toBe(0);
  });
});
