import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * No jackpot of a bingo room is below zero, and each is what the last game that was won there left
 * on it: what it began with, its part of the sales and the remainders, less what it paid.
 */
export const bingoJackpotsHoldTheirMoney: Audit = {
  name: 'bingo-jackpots-hold-their-money',
  invariant: 'I14',
  breaches: sql`
    with last as (
      select distinct on (g.site_id, g.room_id) g.site_id, g.room_id, g.id, g.fund_minor
        from bingo_games g where g.fund_minor is not null and not g.is_play_money
       order by g.site_id, g.room_id, g.starts_at desc),
    sums as (
      select a.site_id, substr(a.kind, length('pool:bingo-') + 1) as room_id,
      coalesce(sum(e.amount), 0) as held
        from ledger_accounts a left join ledger_entries e on e.account_id = a.id
       where a.owner_type = 'house' and a.kind like 'pool:bingo-%'
       group by 1, 2)
    select 'below zero' as breach, s.site_id, s.room_id as detail from sums s where s.held < 0
    union all
    select 'left over', l.site_id, l.id::text
      from last l left join sums s on s.site_id = l.site_id and s.room_id = l.room_id
     where coalesce(s.held, 0) <> l.fund_minor
    union all
    select 'unknown', s.site_id, s.room_id from sums s
     where s.held <> 0 and not exists (select from last l where l.site_id = s.site_id
       and l.room_id = s.room_id)
    union all
    select 'play money', r.site_id, r.room_id
      from bingo_rooms r join lateral (
        select g.fund_minor from bingo_games g
         where g.site_id = r.site_id and g.room_id = r.room_id and g.fund_minor is not null
         order by g.starts_at desc limit 1) p on true
     where r.is_play_money and r.play_fund_minor <> p.fund_minor`,
};
