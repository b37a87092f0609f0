import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** One database outlives several servers here: what one of them sealed the next one opens. */
export const benchSecret = 'of the bench alone, and nowhere else';
const readyLimitMs = 120_000;

export interface ServerProcess {
  origin: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the real server as its own process, in production mode, on a free port. */
export async function startServerProcess(
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // One address sends everything here; the limit per address would measure itself.
      REQUESTS_PER_MINUTE: '0',
      APP_SECRET: benchSecret,
      SEED_DEMO: 'true',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr?.on('data', (chunk: Buffer) => (problems = (problems + chunk).slice(-4000)));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, () => problems);
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Lets a server make and fill the database of this environment, with at least so many upcoming
 * matches of those that its first turns of jobs draw up, and stops it.
 */
export async function fillDatabase(environment: Record<string, string>, least = 1): Promise<void> {
  const server = await startServerProcess(environment);
  try {
    const giveUpAt = performance.now() + readyLimitMs;
    while (performance.now() < giveUpAt) {
      if ((await countMatches(server.origin)) >= least) return;
      await sleep(200);
    }
    throw new Error(`the demo has not drawn up ${least} matches`);
  } finally {
    await server.stop();
  }
}

async function countMatches(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/home/public_odds?domain_name=localhost`);
  const { value } = (await answer.json()) as { value?: { state: string }[] };
  return value?.filter(({ state }) => state === 'upcoming').length ?? 0;
}

async function untilReady(
  child: ChildProcess,
  origin: string,
  problems: () => string,
): Promise<void> {
  const giveUpAt = performance.now() + readyLimitMs;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${problems()}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`the server was not ready in time: ${problems()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
