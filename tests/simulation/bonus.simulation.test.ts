import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '@pavilion/database';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { auditBooks } from '@pavilion/server/testing/audit-books';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import type { Prepared } from './betting-commands.ts';
import { signUpPlayers } from './betting-players.ts';
import { BettingProcess } from './betting-process.ts';
import { BonusClient } from './bonus-client.ts';
import { bonusCodes } from './bonus-operator.ts';
import { simulationCrashes, simulationSeed } from './seed.ts';

const playerCount = 4;
const crashes = simulationCrashes(6);
const mostCrashes = 5 * crashes;
const cashMinor = 5_000;
/** More than a player comes to in a run. */
const bonusesOfEach = 40;
const host = 'simulation.test';
const ports = { pglite: 5255, postgres: 5256 };
const seed = simulationSeed();

describe(`bonus money through ${crashes} crashes (repeat with SEED=${seed})`, () => {
  it.concurrent(
    'is neither made, lost nor cashed out early on the embedded engine',
    async ({ onTestFinished }) => {
      const dataDir = await temporaryFolder('bonus');
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      await simulate({ engine: 'pglite', onTestFinished }, { dataDir }, { DATA_DIR: dataDir });
    },
  );

  it.concurrent(
    'is neither made, lost nor cashed out early on PostgreSQL',
    async ({ onTestFinished }) => {
      const postgres = await startOwnPostgres();
      onTestFinished(() => postgres.stop());
      const dataDir = await temporaryFolder('bonus');
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      await simulate(
        { engine: 'postgres', onTestFinished },
        { databaseUrl: postgres.url },
        { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
      );
    },
  );
});

type Run = { engine: keyof typeof ports } & Pick<TestContext, 'onTestFinished'>;

async function simulate(
  { engine, onTestFinished }: Run,
  options: DatabaseOptions,
  environment: Record<string, string>,
): Promise<void> {
  const port = ports[engine];
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
  const clients = await startWorld(server, engine);
  const total = (count: (client: BonusClient) => number) =>
    clients.reduce((sum, client) => sum + count(client), 0);
  let isRunning = true;
  const work = Promise.all(clients.map((client) => client.run(() => isRunning)));
  // What a client found wrong is the test's at the end.
  let wrong: unknown = null;
  work.catch((error: unknown) => (wrong = error));
  const random = createSeededRandom(`${seed}/${engine}/operator`);
  // A run in which bonuses ended one way alone would prove little: it goes on until they did not.
  const wanted = ['completed', 'spent'];
  const ends = () => new Set(clients.flatMap((client) => [...client.ends.keys()]));
  const isOneSided = (): boolean => wanted.some((end) => !ends().has(end));
  const goesOn = (crash: number): boolean =>
    crash < crashes || (crash < mostCrashes && isOneSided());
  for (let crash = 0; goesOn(crash) && wrong === null; crash += 1) {
    const until = total((client) => client.answered) + randomInteger(random, 40, 120);
    while (total((client) => client.answered) < until && wrong === null) {
      server.assertAlive();
      await sleep(5);
    }
    await server.kill();
    await server.start();
  }
  isRunning = false;
  await work;
  for (const client of clients) await client.endHand();
  await server.kill();

  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  expect(await auditBooks(database.db)).toEqual([]);
  const stored = await pocketsOf(database);
  expect(stored).toEqual(clients.map((client) => pocketsIn(client)));
  // A run in which nothing was interrupted would prove nothing.
  expect(total((client) => client.retries)).toBeGreaterThan(crashes);
  expect([...ends()].toSorted()).toEqual(expect.arrayContaining(wanted));
}

/** A site with games and bonuses, and a client for each of its players. */
async function startWorld(
  server: BettingProcess,
  engine: keyof typeof ports,
): Promise<BonusClient[]> {
  await server.start();
  await server.ask<Prepared>({ name: 'prepare', matches: 1 });
  const baseUrl = `http://127.0.0.1:${ports[engine]}`;
  const players = await signUpPlayers(baseUrl, host, playerCount);
  const accountIds = players.map(({ accountId }) => accountId);
  await server.ask({ name: 'offerGames', accountIds, amountMinor: cashMinor });
  await server.ask({ name: 'offerBonuses', each: bonusesOfEach });
  return players.map(
    (player, n) =>
      new BonusClient({
        ...{ name: `player${n}`, seed: `${seed}/${engine}`, baseUrl, player },
        ...{ cashMinor: BigInt(cashMinor), offers: bonusCodes(bonusesOfEach) },
      }),
  );
}

/** Cash and bonus of each player, as the books have them, by account. */
async function pocketsOf({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_accounts as a')
    .innerJoin('players as p', 'p.id', 'a.owner_id')
    .select(['p.account_id', 'a.kind', 'a.posted'])
    .where('a.kind', 'in', ['cash', 'bonus'])
    .orderBy('p.account_id')
    .execute();
  const accounts = Map.groupBy(rows, ({ account_id }) => account_id);
  return [...accounts.values()].map((own) => {
    const of = (kind: string) => own.find((row) => row.kind === kind)?.posted ?? 0n;
    return `${of('cash')} and ${of('bonus')}`;
  });
}

function pocketsIn(client: BonusClient): string {
  const standing = client.standing();
  return `${standing?.cash} and ${standing?.bonus}`;
}
