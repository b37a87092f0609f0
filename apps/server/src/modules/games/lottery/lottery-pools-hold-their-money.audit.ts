import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Neither what rolled over nor a reserve of a lottery is below zero, and each pool is what the last
 * draw that was shared left in it: what it began with, its fund and what a guarantee added, less
 * what its winners were paid.
 */
export const lotteryPoolsHoldTheirMoney: Audit = {
  name: 'lottery-pools-hold-their-money',
  invariant: 'I14',
  breaches: sql`
    with games as (select distinct site_id, game_code from lottery_draws
      where settlement is not null),
    sums as (
      select g.site_id, g.game_code, a.kind, coalesce(sum(e.amount), 0) as held
        from games g
        join ledger_accounts a on a.site_id = g.site_id and a.owner_type = 'house'
         and a.kind in ('pool:' || g.game_code, 'pool:' || g.game_code || '-reserve')
        left join ledger_entries e on e.account_id = a.id
       group by 1, 2, 3),
    last as (
      select distinct on (d.site_id, d.game_code) d.site_id, d.game_code, d.id,
             (d.settlement ->> 'nextRolloverMinor')::bigint as left_over
        from lottery_draws d where d.settlement is not null
       order by d.site_id, d.game_code, d.draw_at desc)
    select 'below zero' as breach, s.site_id, s.kind as detail from sums s where s.held < 0
    union all
    select 'left over', l.site_id, l.id::text
      from last l left join sums s on s.site_id = l.site_id and s.kind = 'pool:' || l.game_code
     where coalesce(s.held, 0) <> l.left_over`,
};
