import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every place of a race that won has one claim of its player, by race and place, and every claim of
 * a race one such place; races that are paid have nothing open, and their places have no gap (B10).
 */
export const racePrizesAreGivenOnce: Audit = {
  name: 'race-prizes-are-given-once',
  invariant: 'B10',
  breaches: sql`
    select 'claim' as breach, r.race_code || ':' || x.place as detail
      from race_results x join races r on r.id = x.race_id and r.site_id = x.site_id
      left join reward_claims c on c.id = x.claim_id and c.site_id = x.site_id
     where x.claim_id is not null and (c.id is null or c.player_id <> x.player_id
       or c.source <> 'race'
       or c.item_code <> r.item_code or c.claim_key <> r.race_code || ':' || x.place
       or c.prize <> x.prize)
    union all
    select 'place', c.id::text
      from reward_claims c
     where c.source = 'race' and not exists (select from race_results x
       where x.claim_id = c.id and x.site_id = c.site_id)
    union all
    select 'open', r.race_code
      from races r
     where r.state = 'paid' and exists (select from race_results x
       where x.race_id = r.id and x.site_id = r.site_id and x.claim_id is null
         and x.withheld is null)
    union all
    select 'gap', r.race_code
      from races r join race_results x on x.race_id = r.id and x.site_id = r.site_id
     group by r.id, r.race_code having max(x.place) <> count(*)`,
};
