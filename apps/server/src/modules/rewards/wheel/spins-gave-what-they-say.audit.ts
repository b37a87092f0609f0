import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every spin gave what it says by one claim, and its streak by another; a claim of a spin has its
 * spin; one spin a date (B10).
 */
export const spinsGaveWhatTheySay: Audit = {
  name: 'spins-gave-what-they-say',
  invariant: 'B10',
  breaches: sql`
    select 'spin without its prize' as breach, s.id::text as detail
      from wheel_spins s
     where not exists (select from reward_claims c where c.site_id = s.site_id
       and c.item_code = s.wheel_code
       and c.source = 'spin' and c.prize = s.prize
       and c.claim_key = s.player_id || ':' || to_char(s.local_date, 'YYYY-MM-DD'))
    union all
    select 'streak without its prize', s.id::text
      from wheel_spins s
     where s.streak_prize is not null
       and not exists (select from reward_claims c where c.site_id = s.site_id
         and c.item_code = s.wheel_code
         and c.source = 'spin' and c.prize = s.streak_prize
         and c.claim_key = s.player_id || ':' || to_char(s.local_date, 'YYYY-MM-DD') || ':streak')
    union all
    select 'prize without its spin', c.id::text
      from reward_claims c
     where c.source = 'spin'
       and not exists (select from wheel_spins s where s.site_id = c.site_id
         and s.wheel_code = c.item_code
         and s.player_id = c.player_id
         and c.claim_key = s.player_id || ':' || to_char(s.local_date, 'YYYY-MM-DD')
             || case when c.claim_key like '%:streak' and s.streak_prize is not null then ':streak'
               else '' end)
    union all
    select 'two spins of a date', min(s.id::text)
      from wheel_spins s
     group by s.site_id, s.wheel_code, s.player_id, s.local_date having count(*) > 1`,
};
