import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** Settlement and decisions run every second; an hour is enough even after a restart. */
const settledWithin = '1 hour';
/** A match is over and told within a day; one whose time nobody told begins within its day. */
const toldWithin = '24 hours';
/** Bets on a match put off stand for 48 hours; then it is void, within a day as well. */
const putOffWithin = '72 hours';

/**
 * Every bet reaches its final state soon after its match: none is forgotten on one that is over,
 * put off for good, or settled by halves, and no slip waits for good.
 */
export function betsEndInTime(now: Date): Audit {
  const before = (time: string) => sql`${now}::timestamptz - ${sql.lit(time)}::interval`;
  return {
    name: 'bets-end-in-time',
    invariant: 'I9',
    breaches: sql`
      select 'not settled' as breach, e.id as event_id, min(g.bet_id::text) as bet_id,
        count(*)::text as bets
        from events e join bet_legs g on g.event_id = e.id and g.revision < e.result_revision
          and g.status in ('open', 'settled')
       where e.settled_revision < e.result_revision
         and (select min(r.entered_at) from event_results r where r.event_id = e.id
           and r.kind <> 'interim' and r.revision > e.settled_revision)
             < ${before(settledWithin)}
       group by e.id
      union all
      select 'not settled early', e.id, null, e.interim_revision::text
        from events e join event_results r on r.event_id = e.id and r.revision = e.interim_revision
       where e.settled_interim_revision < e.interim_revision and e.result_revision = 0
         and r.entered_at < ${before(settledWithin)}
      union all
      select 'no result', e.id, min(g.bet_id::text), count(*)::text
        from events e join bet_legs g on g.event_id = e.id and g.status = 'open'
       where e.result_revision = 0
         and case e.state when 'postponed' then e.original_start_time < ${before(putOffWithin)}
             else e.start_time + (e.start_day is not null)::integer * interval '1 day'
               < ${before(toldWithin)} end
       group by e.id
      union all
      select 'not decided', null, min(s.id::text), count(*)::text
        from bet_slips s where s.state = 'pending' and s.decides_at < ${before(settledWithin)}
      having count(*) > 0
      union all
      select 'cash-out not decided', null, min(c.id::text), count(*)::text
        from bet_cash_outs c where c.state = 'pending' and c.decides_at < ${before(settledWithin)}
      having count(*) > 0`,
  };
}
