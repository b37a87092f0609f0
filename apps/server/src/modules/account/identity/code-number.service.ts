import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Caller } from './caller.service.ts';
import { refuseUntilEnd, type ThrottleRule } from './throttle.service.ts';
import { countTry, readTries } from './throttle.store.ts';

const windowMs = 60 * 60_000;

/**
 * How many codes a number gets within an hour, over all accounts and sites: five at anybody's wish,
 * and a few more that only who is known to the account may ask for, so that strangers cannot keep
 * the owner from his codes.
 */
const pools = [
  { name: 'anybody', triesMax: 5, isFor: () => true },
  { name: 'network', triesMax: 3, isFor: (trust) => trust !== 'none' },
  { name: 'device', triesMax: 2, isFor: (trust) => trust === 'device' },
] as const satisfies Array<{
  name: string;
  triesMax: number;
  isFor: (trust: Caller['trust']) => boolean;
}>;

const rule: ThrottleRule = { triesMax: pools[0].triesMax, windowMs };
const poolKey = (pool: string, phone: string): string => `code-number:${pool}:${phone}`;

/**
 * Counts a code to a number with the caller's transaction; false when the number gets none now. A
 * stranger who did not name the number must not learn of it; to who is known, and so may know, it
 * raises `tooManyRequests`.
 */
export async function takeNumber(
  executor: Executor,
  { clock }: Pick<ServerContext, 'clock'>,
  phone: string,
  trust: Caller['trust'],
): Promise<boolean> {
  const now = clock.now();
  let startedAt = now;
  for (const pool of pools.filter(({ isFor }) => isFor(trust))) {
    const taken = await countTry(executor, poolKey(pool.name, phone), now, windowMs);
    if (taken.count <= pool.triesMax) return true;
    startedAt = taken.windowStartedAt;
  }
  return trust === 'none' ? false : refuseUntilEnd(startedAt, rule, now);
}

/** Raises `tooManyRequests` when strangers get no more codes to this number within the hour. */
export async function refuseSpentNumber(
  { database, clock }: ServerContext,
  phone: string,
  executor: Executor = database.db,
): Promise<void> {
  const now = clock.now();
  const taken = await readTries(executor, poolKey(pools[0].name, phone), now, windowMs);
  if (taken && taken.count >= pools[0].triesMax) refuseUntilEnd(taken.windowStartedAt, rule, now);
}
