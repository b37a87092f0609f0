import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by the vitest global setup: the folder that the files of one test run share. */
const runDirVariable = 'PAVILION_TEST_RUN_DIR';

export function sharedRunDir(): string | undefined {
  return process.env[runDirVariable];
}

export function shareRunDir(folder: string): void {
  process.env[runDirVariable] = folder;
}

/** A new folder in the temporary place of the system, named after its purpose. */
export function temporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `pavilion-${purpose}-`));
}
