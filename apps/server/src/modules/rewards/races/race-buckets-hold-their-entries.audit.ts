import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** Buckets of a race hold as many players as have a place from their bound to the next one's. */
export const raceBucketsHoldTheirEntries: Audit = {
  name: 'race-buckets-hold-their-entries',
  invariant: 'B12',
  breaches: sql`
    with bounds as (
      select b.race_id, b.site_id, b.players, b.from_rank, b.from_at, b.from_seq,
             lead(b.from_rank) over w as to_rank, lead(b.from_at) over w as to_at,
             lead(b.from_seq) over w as to_seq
        from race_buckets b
      window w as (partition by b.race_id, b.site_id order by b.from_rank, b.from_at, b.from_seq))
    select 'bucket' as breach, x.race_id || ':' || x.from_rank as detail
      from bounds x
     where x.players <> (select count(*) from race_entries e
       where e.race_id = x.race_id and e.site_id = x.site_id and e.is_ranked
         and (-e.score, e.reached_at, e.reached_seq) >= (x.from_rank, x.from_at, x.from_seq)
         and (x.to_rank is null or (-e.score, e.reached_at, e.reached_seq)
           < (x.to_rank, x.to_at, x.to_seq)))
    union all
    select 'none', r.race_code from races r
     where not exists (select from race_buckets b where b.race_id = r.id
       and b.site_id = r.site_id)`,
};
