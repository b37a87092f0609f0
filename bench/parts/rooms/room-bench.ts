import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@pavilion/database';
import { wallClock, type Ask } from '../../lib/page.ts';
import { residentMiB } from '../../lib/memory.ts';
import { processorSeconds } from '../../lib/processor-seconds.ts';
import type { ServerProcess } from '../../lib/server-process.ts';
import type { BenchPlayer } from '../bets-prepare.ts';

/**
 * What every figure of rooms is measured with: one process, its database, and players with money.
 */
export interface RoomBench {
  server: ServerProcess;
  database: Database;
  databaseUrl: string;
  site: { id: string; currency: string };
  host: string;
  players: readonly BenchPlayer[];
  seconds: number;
  /** What the sizes of a room are multiplied by: 1 for a figure, less to try. */
  scale: number;
  ask: Ask;
}

export const meOf = ({ accountId, token }: BenchPlayer) => ({ account_id: accountId, auth: token });

/** How long one of these takes, milliseconds. */
export async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  await work();
  into.push(performance.now() - begunAt);
}

/** From then to now; not a number where it never was. */
export const secondsSince = (at: Date | null): number =>
  (wallClock() - (at?.getTime() ?? Number.NaN)) / 1_000;

/** Waits until it holds, and asks every tenth of a second; throws after so long. */
export async function untilHolds(
  isSo: () => Promise<boolean>,
  limitMs: number,
  what: string,
): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`in vain: ${what}`);
    await sleep(100);
  }
}

/** What a process takes while something goes on: processors, and memory at its end. */
export async function costOf(
  { pid }: ServerProcess,
  work: () => Promise<void>,
): Promise<{ processors: number; memoryMiB: number; seconds: number }> {
  const [before, begunAt] = [processorSeconds(pid), performance.now()];
  await work();
  const seconds = (performance.now() - begunAt) / 1_000;
  const processors = (processorSeconds(pid) - before) / seconds;
  return { processors, memoryMiB: Math.round(residentMiB(pid)), seconds };
}
