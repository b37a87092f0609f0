import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';

const rootDir = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
// The first start migrates and seeds every demo site; on a busy two-core machine that takes its
// time.
const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 15_000;
const KEPT_LINES = 60;

/** A running product: the real server process with a data folder of its own. */
export type ServerProcess = {
  readonly port: number;
  /** Origin of the flagship site. */
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

type Started = { readonly child: ChildProcess; readonly lines: string[] };

function startChild(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [join(rootDir, 'apps/server/src/main.ts')], {
    cwd: rootDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const keep = (chunk: Buffer): void => {
    lines.push(...chunk.toString('utf8').split('\n').filter(Boolean));
    lines.splice(0, lines.length - KEPT_LINES);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, lines };
}

/** Asks for readiness; gives what was answered instead of "ready", or nothing when it is. */
async function findHindrance(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? undefined : `/readyz answered ${answer.status}: ${await answer.text()}`;
  } catch (error) {
    return `/readyz did not answer: ${String(error)}`;
  }
}

async function waitUntilReady({ child, lines }: Started, origin: string): Promise<void> {
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  let hindrance = await findHindrance(origin);
  while (hindrance !== undefined) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`the server ended (${end}):\n${lines.join('\n')}`);
    if (performance.now() > deadlineMs) {
      throw new Error(`the server did not get ready; ${hindrance}\n${lines.join('\n')}`);
    }
    await sleep(200);
    hindrance = await findHindrance(origin);
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Starts `apps/server/src/main.ts` on a free port with a fresh data folder and waits for `/readyz`.
 * The folder is removed when the server is stopped. `env` adds to the environment of the server.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-journeys-'));
  const origin = `http://localhost:${port}`;
  const started = startChild({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // Journeys find what they did themselves, and share the machine with nobody else's bets.
    DEMO_CROWD: 'off',
    STUDIO_PORT: '0',
    ...env,
  });
  const stop = async (): Promise<void> => {
    await stopChild(started.child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(started, `http://127.0.0.1:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, origin, dataDir, stop };
}
