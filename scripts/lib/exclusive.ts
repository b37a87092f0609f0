import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(lockPath: string): number {
  try {
    return Number(readFileSync(lockPath, 'utf8'));
  } catch {
    return 0; // released in this very moment
  }
}

function tryTake(lockPath: string): boolean {
  try {
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = readHolder(lockPath);
  // Zero: the holder has made the file and not yet written its number.
  if (holder > 0 && !isRunning(holder)) rmSync(lockPath, { force: true });
  return false;
}

/**
 * Runs `work` while no other process of this machine does the same, by a lock file that holds the
 * process number. The lock of a process that died is taken over.
 */
export async function exclusively<Result>(
  lockPath: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(lockPath), { recursive: true });
  while (!tryTake(lockPath)) await sleep(POLL_MS);
  try {
    return await work();
  } finally {
    rmSync(lockPath, { force: true });
  }
}
