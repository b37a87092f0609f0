import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * Who leads by a key, as the name of its connection; null: nobody. Looked up from outside, by the
 * lock alone.
 */
export async function leaderOf(db: Executor, key: string): Promise<string | null> {
  const lock = createHash('sha256').update(`pavilion:${key}`).digest();
  const { rows } = await sql<{ name: string }>`
    select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted
       and l.database = (select oid from pg_database where datname = current_database())
       and l.classid::bigint = ${lock.readUInt32BE(0)} and l.objid::bigint
         = ${lock.readUInt32BE(4)}`.execute(db);
  return rows[0]?.name ?? null;
}
