import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@pavilion/database';
import { caller, type Ask } from '../../lib/page.ts';
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
  site: { id: string; currency: string };
  host: string;
  players: readonly BenchPlayer[];
  seconds: number;
  ask: Ask;
}

export const askOf = (server: ServerProcess, host: string): Ask => caller(server, host);

export const meOf = ({ accountId, token }: BenchPlayer) => ({ account_id: accountId, auth: token });

/** Does this for all of them, so many at a time. */
export async function inTurns<One>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, place: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let place = next++; place < all.length; place = next++) {
        const one = all[place];
        if (one !== undefined) await work(one, place);
      }
    }),
  );
}

/** How long one of these takes, milliseconds. */
export async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  await work();
  into.push(performance.now() - begunAt);
}

/** Waits until it holds; throws after so long. */
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
