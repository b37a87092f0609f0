/** A process that keeps the test run's PostgreSQL until it is told to end or the run's folder is gone. */
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { startOwnPostgres } from './own-server.ts';
import { sharedFiles } from './shared-server.ts';

const checkMs = 1000;

async function host(runDir: string): Promise<void> {
  const files = sharedFiles(runDir);
  await writeFile(files.pid, String(process.pid));
  try {
    const server = await startOwnPostgres();
    await announce(files.url, server.url);
    await untilEnded(runDir);
    await server.stop();
  } catch (error) {
    await announce(files.failure, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  process.exit(0);
}

// Readers poll for the file, so it must appear with its content complete.
async function announce(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

function untilEnded(runDir: string): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    setInterval(() => existsSync(runDir) || resolve(), checkMs);
  });
}

const [runDir] = process.argv.slice(2);
if (!runDir) throw new Error('usage: shared-server-host.ts <run folder>');
await host(runDir);

