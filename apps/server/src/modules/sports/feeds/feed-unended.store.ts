import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** What the doubt about an event of a source without an end is called in the list. */
export const noResultDoubt = (key: string) => ({ what: 'noResult', subject: `event ${key}` });

/**
 * Matches with open bets that began before a moment and of which nothing was told since, by the
 * source that told of them last; but for those a person was told of.
 */
export async function readUnended(
  executor: Executor,
  before: Date,
): Promise<{ source: string; key: string }[]> {
  const { what } = noResultDoubt('');
  const { rows } = await sql<{ source: string; key: string }>`
    select distinct on (e.id) f.source, f.key
      from events e join feed_events f on f.event_id = e.id
     where e.state in ('upcoming', 'live') and e.result_revision = 0
       and e.home_team_id is not null and e.start_day is null
       and e.start_time < ${before}::timestamptz
       and exists (select from bet_legs g where g.event_id = e.id and g.status = 'open')
       and not exists (select from feed_events o where o.event_id = e.id
         and o.updated_at >= ${before}::timestamptz)
       and not exists (select from feed_events o join feed_doubts d on d.source = o.source
           and d.event_key = o.key and d.what = ${what} where o.event_id = e.id)
     order by e.id, f.updated_at desc`.execute(executor);
  return rows;
}
