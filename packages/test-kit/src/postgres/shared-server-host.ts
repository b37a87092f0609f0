/** A process that keeps the test run's PostgreSQL until the run is over, however it ends. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOwnPostgres } from './own-server.ts';
import { sharedFiles } from './shared-server.ts';

const checkMs = 200;

async function host(runDir: string): Promise<void> {
  const files = sharedFiles(runDir);
  await writeFile(files.pid, String(process.pid));
  try {
    const server = await startOwnPostgres();
    await announce(files.url, server.url);
    await untilEnded(runDir);
    await server.stop();
  } catch (error) {
    await announce(
      files.failure,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
  process.exit(0);
}

// Readers poll for the file, so it must appear with its content complete.
async function announce(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

// By files and not by a signal: the server's package answers signals itself, before we could tidy
// up.
async function untilEnded(runDir: string): Promise<void> {
  const files = sharedFiles(runDir);
  const owner = Number(await readFile(files.owner, 'utf8'));
  while (existsSync(runDir) && !existsSync(files.stop) && isAlive(owner)) await sleep(checkMs);
  if (!isAlive(owner)) await rm(runDir, { recursive: true, force: true });
}

const [runDir] = process.argv.slice(2);
if (!runDir) throw new Error('usage: shared-server-host.ts <run folder>');
await host(runDir);
