import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { openDatabase, type DatabaseOptions } from '@pavilion/database';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { complaints } from './auditor.ts';
import { Client } from './client.ts';
import { LedgerProcess } from './ledger-process.ts';
import { simulationCrashes, simulationSeed } from './seed.ts';

const clientCount = 16;
const playerCount = 8;
const crashes = simulationCrashes();
const seed = simulationSeed();

/** What goes down at the n-th crash. */
type Crash = (ledger: LedgerProcess) => Promise<void>;
const killWorker: Crash = (ledger) => ledger.restart();

describe(`sixteen clients and ${crashes} crashes (repeat with SEED=${seed})`, () => {
  it.concurrent('lose and double nothing on the embedded engine', async ({ onTestFinished }) => {
    const dataDir = await temporaryFolder('simulation');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await simulate({ engine: 'pglite', onTestFinished }, { dataDir }, () => killWorker);
  });

  it.concurrent(
    'lose and double nothing on PostgreSQL, which crashes too',
    async ({ onTestFinished }) => {
      const server = await startOwnPostgres();
      onTestFinished(() => server.stop());
      const crashServer: Crash = async () => {
        await server.crash();
        await server.start();
      };
      const options = { databaseUrl: server.url, poolSize: clientCount };
      await simulate({ engine: 'postgres', onTestFinished }, options, (n) =>
        n % 5 === 4 ? crashServer : killWorker,
      );
    },
  );
});

type Run = { engine: string } & Pick<TestContext, 'onTestFinished'>;

async function simulate(
  { engine, onTestFinished }: Run,
  options: DatabaseOptions,
  crashAt: (n: number) => Crash,
): Promise<void> {
  const siteId = randomUUID();
  const players = Array.from({ length: playerCount }, () => randomUUID());
  const ledger = new LedgerProcess(options);
  onTestFinished(() => ledger.kill());
  await ledger.start();
  const clients = Array.from(
    { length: clientCount },
    (_, n) => new Client({ name: `client${n}`, seed: `${seed}/${engine}`, siteId, players }),
  );

  let running = true;
  const work = Promise.all(clients.map((client) => client.run(ledger, () => running)));
  await crashRepeatedly(engine, ledger, crashAt);
  running = false;
  await work;
  await ledger.kill();

  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  expect(await complaints(database, siteId, acknowledged)).toEqual([]);
  // A run in which nothing was interrupted, repeated or refused would prove nothing.
  const total = (count: (client: Client) => number) =>
    clients.reduce((sum, c) => sum + count(c), 0);
  expect(acknowledged.length).toBeGreaterThan(crashes * clientCount);
  expect(total((client) => client.retries)).toBeGreaterThan(crashes);
  expect(total((client) => client.replays)).toBeGreaterThan(0);
  expect(total((client) => client.refused)).toBeGreaterThan(0);
  expect(ledger.rollUps).toBeGreaterThan(0);
  // Only a database that went down itself excuses a roll-up that failed.
  if (engine === 'pglite') expect(ledger.rollUpFailures).toEqual([]);
}

async function crashRepeatedly(
  engine: string,
  ledger: LedgerProcess,
  crashAt: (n: number) => Crash,
): Promise<void> {
  const random = createSeededRandom(`${seed}/${engine}/crashes`);
  for (let n = 0; n < crashes; n += 1) {
    const until = ledger.answered + randomInteger(random, 20, 150);
    while (ledger.answered < until) {
      ledger.assertAlive();
      await sleep(1);
    }
    await sleep(random.next() * 10);
    await crashAt(n)(ledger);
  }
}
