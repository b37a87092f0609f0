import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on this data folder. */
export class DataDirLockedError extends Error {
  readonly holderPid: number | null;

  constructor(dataDir: string, holderPid: number | null) {
    const holder = holderPid === null ? 'another process' : `process ${holderPid}`;
    super(
      `the data folder ${dataDir} is in use by ${holder}; stop it first, or use another DATA_DIR`,
    );
    this.name = 'DataDirLockedError';
    this.holderPid = holderPid;
  }
}

/**
 * Takes the folder for this process and gives the function that frees it. The lock is the operating
 * system's own, by way of an SQLite file: it dies with its holder, however that ends, and cannot be
 * mistaken for a later process with the same number. The number beside it only serves the message.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'database.pid');
  const lock = new DatabaseSync(join(dataDir, 'database.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirLockedError(dataDir, readPid(pidFile));
  }
  writeFileSync(pidFile, String(process.pid));
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function readPid(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}
