import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { openDatabase, type DatabaseOptions } from '@pavilion/database';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import type { Random } from '@pavilion/domain/ids';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { bettingComplaints, cashOutEnds, countPrizes, withdrawalEnds } from './betting-auditor.ts';
import { BettingClient, type Acknowledgements } from './betting-client.ts';
import type { Prepared } from './betting-commands.ts';
import { signUpPlayers } from './betting-players.ts';
import { BettingProcess, insistOn } from './betting-process.ts';
import { simulationCrashes, simulationSeed } from './seed.ts';

const clientCount = 16;
const playerCount = 8;
const crashes = simulationCrashes();
/** Two results are entered at each crash, and some stay for the end. */
const matchCount = crashes * 3;
const host = 'simulation.test';
const ports = { pglite: 5251, postgres: 5252 };
const finishLimitMs = 60_000;
/** Longer than a settlement may take. */
const committedAfterMs = 10_500;
const seed = simulationSeed();

/** What goes down at the n-th crash. */
type Crash = (server: BettingProcess) => Promise<void>;
const killServer: Crash = async (server) => {
  await server.kill();
  await server.start();
};

describe(`betting by sixteen clients through ${crashes} crashes (repeat with SEED=${seed})`, () => {
  it.concurrent('loses and doubles nothing on the embedded engine', async ({ onTestFinished }) => {
    const dataDir = await temporaryFolder('betting');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await simulate(
      { engine: 'pglite', onTestFinished },
      { dataDir },
      { DATA_DIR: dataDir },
      () => killServer,
    );
  });

  it.concurrent(
    'loses and doubles nothing on PostgreSQL, which crashes too',
    async ({ onTestFinished }) => {
      const postgres = await startOwnPostgres();
      onTestFinished(() => postgres.stop());
      const dataDir = await temporaryFolder('betting');
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      const crashDatabase: Crash = async () => {
        await postgres.crash();
        await postgres.start();
      };
      await simulate(
        { engine: 'postgres', onTestFinished },
        { databaseUrl: postgres.url },
        { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
        (n) => (n % 3 === 2 ? crashDatabase : killServer),
      );
    },
  );
});

type Run = { engine: keyof typeof ports } & Pick<TestContext, 'onTestFinished'>;

async function simulate(
  { engine, onTestFinished }: Run,
  options: DatabaseOptions,
  environment: Record<string, string>,
  crashAt: (n: number) => Crash,
): Promise<void> {
  const port = ports[engine];
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = new BettingProcess({
    ...environment,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    SEED_DEMO: 'false',
    JOBS_ENABLED: 'true',
    SESSION_IDLE_MINUTES: '1440',
  });
  onTestFinished(() => server.kill());
  await server.start();
  const { eventIds } = await server.ask<Prepared>({ name: 'prepare', matches: matchCount });
  const players = await signUpPlayers(baseUrl, host, playerCount);
  const acknowledged: Acknowledgements = {
    bets: new Map(),
    deposits: new Map(),
    withdrawals: new Map(),
  };
  const clients = Array.from(
    { length: clientCount },
    (_, n) =>
      new BettingClient({
        name: `client${n}`,
        seed: `${seed}/${engine}`,
        baseUrl,
        host,
        players,
        acknowledged,
        withdraw: (wanted) => server.ask({ name: 'withdraw', ...wanted }),
      }),
  );

  let isRunning = true;
  const work = Promise.all(clients.map((client) => client.run(() => isRunning)));
  const random = createSeededRandom(`${seed}/${engine}/operator`);
  const open = [...eventIds];
  const total = (count: (client: BettingClient) => number) =>
    clients.reduce((sum, client) => sum + count(client), 0);
  for (let crash = 0; crash < crashes; crash += 1) {
    const until = total((client) => client.answered) + randomInteger(random, 30, 120);
    while (total((client) => client.answered) < until) {
      server.assertAlive();
      await sleep(5);
    }
    // The server dies while results are entered and settled, pots drawn and prizes paid, not only
    // between them.
    const entering = Promise.all([
      enterSome(server, random, eventIds, open),
      insistOn(() => server.ask({ name: 'endRounds' })),
      insistOn(() => server.ask({ name: 'decidePayouts' })),
      insistOn(() => server.ask({ name: 'askProvider' })),
    ]);
    await sleep(randomInteger(random, 0, 300));
    await crashAt(crash)(server);
    await entering;
  }
  isRunning = false;
  await work;
  for (const eventId of open)
    await insistOn(() => server.ask({ name: 'enterResult', eventId, score: score(random) }));
  await finished(server);
  // What was settled last is drawn for as well, once it certainly is committed.
  await sleep(committedAfterMs);
  await insistOn(() => server.ask({ name: 'endRounds' }));
  await server.kill();

  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  expect(await bettingComplaints(database, acknowledged)).toEqual([]);
  // A run in which nothing was interrupted, repeated, refused, voided or corrected would prove
  // nothing.
  expect(acknowledged.bets.size).toBeGreaterThan(crashes * 10);
  expect(acknowledged.deposits.size).toBeGreaterThan(crashes);
  expect(total((client) => client.retries)).toBeGreaterThan(crashes);
  expect(total((client) => client.replays)).toBeGreaterThan(0);
  expect(total((client) => client.refused)).toBeGreaterThan(0);
  const settlements = await database.db
    .selectFrom('bet_settlements')
    .select(['revision', 'status'])
    .execute();
  expect(settlements.some(({ status }) => status === 'voided')).toBe(true);
  expect(settlements.some(({ revision }) => revision > 1)).toBe(true);
  const interim = await database.db
    .selectFrom('event_results')
    .select('revision')
    .where('kind', '=', 'interim')
    .execute();
  expect(interim.length).toBeGreaterThan(0);
  expect(await withdrawalEnds(database)).toEqual(['cancelled', 'failed', 'paid', 'refused']);
  expect(await cashOutEnds(database)).toEqual(['player taken', 'rule taken']);
  const { pots, races } = await countPrizes(database);
  expect(pots).toBeGreaterThan(2);
  expect(races).toBeGreaterThan(2);
}

function score(random: Random): [number, number] {
  return [randomInteger(random, 0, 4), randomInteger(random, 0, 3)];
}

/**
 * Two results of open matches, one of them void now and then, and a correction of an earlier one.
 */
async function enterSome(
  server: BettingProcess,
  random: Random,
  all: readonly string[],
  open: string[],
): Promise<void> {
  const chosen = open
    .splice(0, 2)
    .map((eventId) => ({ eventId, score: random.next() < 0.25 ? null : score(random) }));
  const settled = all.filter((eventId) => !open.includes(eventId));
  const corrected = settled[randomInteger(random, 0, Math.max(0, settled.length - 1))];
  if (corrected) chosen.push({ eventId: corrected, score: score(random) });
  for (const entry of chosen) {
    // Three goals pass the line of every total, whatever the match ends with.
    const { eventId } = entry;
    await insistOn(() => server.ask({ name: 'tellSoFar', eventId, score: [2, 1] }));
    await insistOn(() => server.ask({ name: 'enterResult', ...entry }));
  }
}

/** Waits until every bet, deposit, withdrawal and webhook has come to its end. */
async function finished(server: BettingProcess): Promise<void> {
  let open: Record<string, number> = {};
  for (let waitedMs = 0; waitedMs < finishLimitMs; waitedMs += 200) {
    await insistOn(() => server.ask({ name: 'decidePayouts' }));
    await insistOn(() => server.ask({ name: 'askProvider' }));
    open = await insistOn(() => server.ask<Record<string, number>>({ name: 'countOpen' }));
    if (Object.values(open).every((count) => count === 0)) return;
    await sleep(200);
  }
  throw new Error(`something never came to its end: ${JSON.stringify(open)}`);
}
