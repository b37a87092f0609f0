import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { networkOf } from '../../../caller-network.ts';
import { countTry, forgetTries } from './throttle.store.ts';

/**
 * How often something may be tried by one key. Rows in the database: it holds across processes and
 * restarts.
 */
export interface ThrottleRule {
  /** Tries within the window; the next is refused with 429. */
  triesMax: number;
  windowMs: number;
  /** From this try on each one waits a little longer before it is looked at … */
  delayFromTry?: number;
  /** … up to so many steps; six when it is not said. */
  delayStepsMax?: number;
}

const minuteMs = 60_000;
const usualDelayStepsMax = 6;

export const throttleRules = {
  /** One caller at one account: who guesses locks himself out and nobody else. */
  loginPerCaller: { triesMax: 10, windowMs: 15 * minuteMs, delayFromTry: 4 },
  /** All strangers together at one account (SEC-12), ever slower; known callers do not share it. */
  loginByStrangers: {
    triesMax: 100,
    windowMs: 60 * minuteMs,
    delayFromTry: 10,
    delayStepsMax: 20,
  },
  loginPerAddress: { triesMax: 100, windowMs: 15 * minuteMs },
  /** Second steps: as sign-ins, but who comes as far as this knows the password already. */
  secondPerCaller: { triesMax: 10, windowMs: 15 * minuteMs, delayFromTry: 4 },
  secondByStrangers: { triesMax: 20, windowMs: 60 * minuteMs, delayFromTry: 6 },
  passkeyPerAddress: { triesMax: 200, windowMs: 15 * minuteMs },
  passwordPerAccount: { triesMax: 10, windowMs: 15 * minuteMs },
  /**
   * Its answer tells whether a mail is taken: a player changes his own a few times, not hundreds.
   */
  profilePerAccount: { triesMax: 20, windowMs: 15 * minuteMs },
  signupPerAddress: { triesMax: 60, windowMs: 60 * minuteMs },
  /** By account and caller, and by account for all strangers together: see `requestCode`. */
  codeSend: { triesMax: 1, windowMs: minuteMs },
  codeSendPerHour: { triesMax: 5, windowMs: 60 * minuteMs },
  codeSendPerAddress: { triesMax: 100, windowMs: 60 * minuteMs },
  codeTry: { triesMax: 5, windowMs: 5 * minuteMs },
  codeTryPerAddress: { triesMax: 200, windowMs: 15 * minuteMs },
} as const satisfies Record<string, ThrottleRule>;

// Loopback is the developer, a test or our own proxy that was not declared; floods have their own
// ceiling.
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Counts a try before it is made, waits if it should, and raises `tooManyRequests` when it is one
 * too many.
 */
export async function throttle(
  context: ServerContext,
  key: string,
  rule: ThrottleRule,
): Promise<void> {
  const now = context.clock.now();
  const { count, windowStartedAt } = await countTry(context.database.db, key, now, rule.windowMs);
  if (count > rule.triesMax) refuseUntilEnd(windowStartedAt, rule, now);
  const delayMs = delaySteps(count, rule) * context.config.signInDelayStepMs;
  if (delayMs > 0) await sleep(delayMs);
}

/** Counts one by a key; false when it is one too many. */
export async function countWithin(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  key: string,
  rule: Pick<ThrottleRule, 'triesMax' | 'windowMs'>,
): Promise<boolean> {
  const { count } = await countTry(database.db, key, clock.now(), rule.windowMs);
  return count <= rule.triesMax;
}

/** Raises `tooManyRequests` and says when the window is over. */
export function refuseUntilEnd(windowStartedAt: Date, rule: ThrottleRule, now: Date): never {
  const endMs = windowStartedAt.getTime() + rule.windowMs;
  return fail('tooManyRequests', { retryAfterSeconds: (endMs - now.getTime()) / 1000 });
}

/** As {@link throttle}, by the caller's address; a network of IPv6 counts as one. */
export async function throttleAddress(
  context: ServerContext,
  what: string,
  ip: string,
  rule: ThrottleRule,
): Promise<void> {
  if (!loopback.has(ip)) await throttle(context, `${what}:ip:${networkOf(ip)}`, rule);
}

/** Forgets the tries of a key, after a success. */
export function forgive(context: ServerContext, key: string): Promise<void> {
  return forgetTries(context.database.db, key);
}

/** How many steps try number `count` has to wait: none at first, then one more each time. */
export function delaySteps(count: number, rule: ThrottleRule): number {
  if (rule.delayFromTry === undefined || count < rule.delayFromTry) return 0;
  return Math.min(count - rule.delayFromTry + 1, rule.delayStepsMax ?? usualDelayStepsMax);
}
