import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { defineJob, type Job } from './job.ts';
import { startJobs, type JobRunner } from './job-runner.ts';

const databaseModule = import.meta.resolve('@pavilion/database');

/** A process that takes what it is told to lead, says so, and sits there. */
const holder = `
const { openDatabase } = await import(${JSON.stringify(databaseModule)});
const database = await openDatabase({ databaseUrl: process.argv[1] });
for (const key of process.argv.slice(2)) if (!(await database.tryLeaderLock(key))) process.exit(1);
console.log('led');
setInterval(() => undefined, 1000);
`;

describe('who leads', { timeout: engineTimeoutMs }, () => {
  let url: string;
  let server: TestServer;
  const databases: Database[] = [];
  const runners: JobRunner[] = [];
  const children: ChildProcess[] = [];
  const open = async () => {
    const database = await openDatabase({ databaseUrl: url, poolSize: 3 });
    databases.push(database);
    return database;
  };
  beforeAll(async () => {
    url = await (await startPostgres()).createDatabase();
    const database = await open();
    await migrate(database);
    server = await startTestServer({ database });
  }, engineTimeoutMs);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(runners.map((runner) => runner.stop()));
    await server?.close();
    await Promise.all(databases.map((database) => database.close()));
  });

  /** What a process with these jobs does, by job and keys. */
  const start = async (...jobs: Job[]) => {
    const runner = startJobs({ ...server.context, database: await open() }, jobs);
    runners.push(runner);
    return runner;
  };
  const noting = (into: Set<string>, keys?: readonly string[]) =>
    defineJob({
      name: 'prune-sessions',
      everyMs: 20,
      onStart: true,
      leader: true,
      ...(keys ? { keys } : {}),
      run: async (_context, led) => {
        for (const key of keys ? led : ['jobs']) into.add(key);
      },
    });

  it('moves to another process within two seconds when its process is killed', async () => {
    const keys = ['rounds:a', 'rounds:b', 'rounds:c'];
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', holder, url, 'jobs', ...keys],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    children.push(child);
    await once(child.stdout ?? child, 'data');
    const led = new Set<string>();
    const runner = await start(noting(led), noting(led, [...keys, 'rounds:free']));
    await expect.poll(() => [...led], { timeout: 20_000 }).toEqual(['rounds:free']);
    await sleep(1200);
    expect([...led]).toEqual(['rounds:free']);
    child.kill('SIGKILL');
    const killedMs = performance.now();
    await expect
      .poll(() => [...led].toSorted(), { timeout: 20_000, interval: 20 })
      .toEqual(['jobs', ...keys, 'rounds:free']);
    expect(performance.now() - killedMs).toBeLessThan(2000);
    await runner.stop();
  });

  it('is shared by processes that start together, each key by one, and given back at the end', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `shared:${index}`);
    const [one, two] = [new Set<string>(), new Set<string>()];
    const [first] = await Promise.all([start(noting(one, keys)), start(noting(two, keys))]);
    await expect.poll(() => one.size + two.size, { timeout: 20_000 }).toBe(keys.length);
    expect([...one].filter((key) => two.has(key))).toEqual([]);
    expect(Math.min(one.size, two.size)).toBeGreaterThan(3);
    await first?.stop();
    await expect.poll(() => two.size, { timeout: 20_000 }).toBe(keys.length);
  });
});
