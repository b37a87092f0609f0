import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventState } from '../../modules/sports/sportsbook/index.ts';

export interface DemoSportEvent {
  id: string;
  sourceKey: string;
  state: EventState;
}

/** Events of these source keys that are not over in the database, by start. */
export async function readOpenSportEvents(
  executor: Executor,
  until: Date,
): Promise<DemoSportEvent[]> {
  const { rows } = await sql<DemoSportEvent>`
    select e.id, e.source_key as "sourceKey", e.state
      from events e join leagues l on l.id = e.league_id
     where e.state in ('upcoming', 'live') and e.start_time <= ${until}::timestamptz
       and l.is_demo and e.sport <> 'football' and e.name is null
     order by e.start_time, e.id`.execute(executor);
  return rows;
}

/** Which of the source keys are in the database, with their events. */
export async function findSportEvents(
  executor: Executor,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ source_key: string; id: string }>`
    select source_key, id from events where source_key = any (${keys}::text[])`.execute(executor);
  return new Map(rows.map((row) => [row.source_key, row.id]));
}
