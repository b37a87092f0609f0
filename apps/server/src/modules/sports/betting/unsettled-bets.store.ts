import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Since when the longest waiting bet waits, null when none does. */
export interface LongestWaits {
  /** The result is known: since it was entered. */
  settlement: Date | null;
  /** The match should be over and nobody says how it ended: since its kick-off. */
  result: Date | null;
}

/**
 * Reads both by the small indexes of what is still to settle and of what is still open, so it stays
 * cheap however many bets and events there are. `postponedBefore`: the kick-offs up to which a
 * put-off match should have been voided; until then its bets rightly stand.
 */
export async function readLongestWaits(
  executor: Executor,
  { now, postponedBefore }: { now: Date; postponedBefore: Date },
): Promise<LongestWaits> {
  // The limits keep the planner, who guesses far too many events, from reading all bets.
  const { rows } = await sql<LongestWaits>`
    select (select min(entered.first_at) from events e
              cross join lateral (select min(r.entered_at) as first_at from event_results r
                                   where r.event_id = e.id
                                     and r.kind <> 'interim'
                                     and r.revision > e.settled_revision) entered
              cross join lateral (select from bet_legs g where g.event_id = e.id
                and g.revision < e.result_revision
                                     and g.status in ('open', 'settled') limit 1) waiting
             where e.settled_revision < e.result_revision) as settlement,
           (select min(case e.state when 'postponed' then e.original_start_time
                    else e.start_time + (e.start_day is not null)::integer * interval '1 day' end)
                      from events e
              cross join lateral (select from bet_legs g where g.event_id = e.id
                and g.status = 'open' limit 1) waiting
             where e.state in ('upcoming', 'live') and e.start_time < ${now}
                   and (e.start_day is null or e.start_time + interval '1 day' < ${now})
                or e.state = 'postponed' and e.original_start_time
                  < ${postponedBefore}) as result`.execute(executor);
  return rows[0] ?? { settlement: null, result: null };
}
