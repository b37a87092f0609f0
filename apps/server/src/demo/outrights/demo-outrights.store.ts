import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface OpenOutright {
  id: string;
  sourceKey: string;
  /** Whether some market takes bets. */
  isOpen: boolean;
}

/** Outrights of the demo that are not over in the database. */
export async function readOpenOutrights(executor: Executor): Promise<OpenOutright[]> {
  const { rows } = await sql<OpenOutright>`
    select e.id, e.source_key as "sourceKey", exists (
             select from markets m where m.event_id = e.id and m.status = 'open') as "isOpen"
      from events e join leagues l on l.id = e.league_id
     where e.state in ('upcoming', 'live') and l.is_demo and e.sport = 'outright'
     order by e.start_time, e.id`.execute(executor);
  return rows;
}

/** The league of a code, once its matches have made it. */
export async function findDemoLeague(executor: Executor, code: string): Promise<string | null> {
  const row = await executor
    .selectFrom('leagues')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isOutrightKnown(executor: Executor, sourceKey: string): Promise<boolean> {
  const row = await executor
    .selectFrom('events')
    .select('id')
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return row !== undefined;
}
