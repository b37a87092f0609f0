import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface ThrottleRow {
  count: number;
  windowStartedAt: Date;
}

/**
 * Counts one try and gives the count within the window; an older window starts anew. One statement,
 * so tries of many processes at once are all counted.
 */
export async function countTry(
  executor: Executor,
  key: string,
  now: Date,
  windowMs: number,
): Promise<ThrottleRow> {
  const oldest = new Date(now.getTime() - windowMs);
  const row = await executor
    .insertInto('throttles')
    .values({ key, count: 1, window_started_at: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttles.window_started_at <= ${oldest} then 1
          else throttles.count + 1 end`,
        window_started_at: sql<Date>`case when throttles.window_started_at <= ${oldest} then ${now}
          else throttles.window_started_at end`,
      }),
    )
    .returning(['count', 'window_started_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, windowStartedAt: row.window_started_at };
}

/** The tries of a key within the window, without counting one; null when there are none. */
export async function readTries(
  executor: Executor,
  key: string,
  now: Date,
  windowMs: number,
): Promise<ThrottleRow | null> {
  const row = await executor
    .selectFrom('throttles')
    .select(['count', 'window_started_at'])
    .where('key', '=', key)
    .where('window_started_at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirst();
  return row ? { count: row.count, windowStartedAt: row.window_started_at } : null;
}

export async function forgetTries(executor: Executor, key: string): Promise<void> {
  await executor.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Removes rows whose window is over for certain. */
export async function pruneThrottles(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('throttles').where('window_started_at', '<', before).execute();
}
