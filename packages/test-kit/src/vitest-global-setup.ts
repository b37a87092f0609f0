import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postgres/own-server.ts';
import { sharedFiles } from './postgres/shared-server.ts';
import { shareRunDir, temporaryFolder } from './run-dir.ts';

const stopLimitMs = 15_000;
const pollMs = 50;

/**
 * Gives the run its shared folder; nothing starts until a test asks. Ends what the tests started.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const runDir = await temporaryFolder('test-run');
  await chmod(runDir, 0o755);
  await writeFile(sharedFiles(runDir).owner, String(process.pid));
  shareRunDir(runDir);
  return async () => {
    await stopSharedServer(runDir);
    await rm(runDir, { recursive: true, force: true });
  };
}

async function stopSharedServer(runDir: string): Promise<void> {
  const files = sharedFiles(runDir);
  if (!existsSync(files.pid)) return;
  const pid = Number(await readFile(files.pid, 'utf8'));
  await writeFile(files.stop, '');
  for (let waitedMs = 0; isAlive(pid) && waitedMs < stopLimitMs; waitedMs += pollMs) {
    await sleep(pollMs);
  }
}
