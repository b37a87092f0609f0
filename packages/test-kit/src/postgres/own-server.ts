import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../run-dir.ts';
import { createEmbeddedPostgres } from './embedded-engine.ts';
import { freePort } from './free-port.ts';
import { createInstalledPostgres } from './installed-engine.ts';
import { testFlags, type PostgresEngine } from './postgres-engine.ts';

export interface OwnPostgres {
  /** Connection string of the maintenance database, with superuser rights. */
  readonly url: string;
  /** Immediate stop, as a crash of the server: it recovers at the next `start`. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface OwnPostgresOptions {
  /** Server flags in place of those for fast tests, e.g. to measure with real disk syncs. */
  flags?: readonly string[];
  port?: number;
}

const password = 'pavilion';

/** Starts a server of its own in a temporary folder: the embedded one, else an installed one. */
export async function startOwnPostgres(options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const parent = await temporaryFolder('postgres');
  // The server runs under another account when we are root; it must be able to reach its folder.
  await chmod(parent, 0o755);
  const port = options.port ?? (await freePort());
  const flags = options.flags ?? testFlags;
  const { engine, folder } = await startAny(parent, port, flags);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    crash: () => crash(folder),
    start: () => engine.start(),
    async stop() {
      await engine.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function startAny(
  parent: string,
  port: number,
  flags: readonly string[],
): Promise<{ engine: PostgresEngine; folder: string }> {
  const failures: unknown[] = [];
  for (const create of [createEmbeddedPostgres, createInstalledPostgres]) {
    const folder = join(parent, create.name);
    try {
      const engine = create({ folder, port, password, flags });
      await engine.initialise();
      await engine.start();
      return { engine, folder };
    } catch (error) {
      failures.push(error);
    }
  }
  await rm(parent, { recursive: true, force: true });
  throw new AggregateError(failures, 'no PostgreSQL could be started');
}

async function crash(folder: string): Promise<void> {
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await sleep(20);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
