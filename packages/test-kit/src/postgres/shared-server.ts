import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

/** Files by which the processes of one test run agree on their server. */
export const sharedFiles = (runDir: string) => ({
  starting: join(runDir, 'postgres.starting'),
  url: join(runDir, 'postgres.url'),
  pid: join(runDir, 'postgres.pid'),
  /** Appears when the run is over and the server shall end. */
  stop: join(runDir, 'postgres.stop'),
  /** Process number of the run; the server ends with it too. */
  owner: join(runDir, 'owner.pid'),
  failure: join(runDir, 'postgres.failure'),
});

const startLimitMs = 120_000;
const pollMs = 50;

/**
 * The connection string of the run's server; the first to ask starts it, in a process of its own.
 */
export async function sharedPostgresUrl(runDir: string): Promise<string> {
  const files = sharedFiles(runDir);
  if (await claim(files.starting)) startHost(runDir);
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += pollMs) {
    if (existsSync(files.url)) return readFile(files.url, 'utf8');
    if (existsSync(files.failure)) throw new Error(await readFile(files.failure, 'utf8'));
    await sleep(pollMs);
  }
  throw new Error('the shared PostgreSQL did not start in time');
}

// Making a folder is atomic: exactly one of many processes succeeds.
async function claim(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch {
    return false;
  }
}

function startHost(runDir: string): void {
  const script = fileURLToPath(new URL('./shared-server-host.ts', import.meta.url));
  const host = spawn(process.execPath, [script, runDir], { detached: true, stdio: 'ignore' });
  host.unref();
}
