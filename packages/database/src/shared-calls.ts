import { sql, type Kysely } from 'kysely';
import type { Executor } from './database.ts';
import type { Tables } from './tables/index.ts';

/** NOTIFY in a statement of its own, in the order of the payloads. */
export async function notifyBy(
  db: Kysely<Tables>,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`select pg_notify(${channel}, p.payload)
    from unnest(${[...payloads]}::text[]) with ordinality p (payload, place)
   order by p.place`.execute(db);
}

export async function pingBy(executor: Executor): Promise<boolean> {
  try {
    await sql`select 1`.execute(executor);
    return true;
  } catch {
    return false;
  }
}
