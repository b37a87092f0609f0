import { sql } from 'kysely';
import type { Executor } from './database.ts';

/** NOTIFY by the executor; inside its transaction when it has one. */
export async function notifyBy(
  executor: Executor,
  channel: string,
  payload: string,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(executor);
}

export async function pingBy(executor: Executor): Promise<boolean> {
  try {
    await sql`select 1`.execute(executor);
    return true;
  } catch {
    return false;
  }
}
