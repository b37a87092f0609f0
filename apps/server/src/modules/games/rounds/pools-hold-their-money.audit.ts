import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The account of each game's pools has what lies in rounds that closed and are not paid, no more;
 * what breaking prices down left and how the house's own bets went stand on their accounts; every
 * round of pools that was paid gave out what its pools held, to the tickets that say so.
 */
export const poolsHoldTheirMoney: Audit = {
  name: 'pools-hold-their-money',
  invariant: 'I14',
  breaches: sql`
    with told as (
      select p.site_id, 'pool:' || p.game_code as kind, p.currency,
             coalesce(sum(p.gross_minor) filter (where p.ended_at is null and not p.is_void),
               0)::bigint as minor
        from round_pools p where not p.is_play_money group by 1, 2, 3
      union all
      select p.site_id, 'breakage:' || p.product, p.currency,
        coalesce(sum(p.breakage_minor), 0)::bigint
        from round_pools p where not p.is_play_money group by 1, 2, 3
      union all
      select p.site_id, 'seed:' || p.product, p.currency,
             coalesce(sum(coalesce(p.seed_paid_minor, 0) - p.seed_minor)
               filter (where not p.is_void), 0)::bigint
        from round_pools p where not p.is_play_money group by 1, 2, 3),
    held as (
      select t.site_id, t.kind, t.minor,
             (select coalesce(sum(e.amount), 0) from ledger_accounts a
               join ledger_entries e on e.account_id = a.id
               where a.site_id = t.site_id and a.owner_type = 'house' and a.kind = t.kind
                 and a.currency = t.currency) as posted
        from told t),
    tickets as (
      select p.round_id, p.site_id,
             sum((line ->> 'payout_minor')::bigint) filter (
               where (line -> 'params' ->> 'market') = 'pool'
                 or (line -> 'params' ->> 'kind') in ('meron', 'wala')) as paid
        from round_pools p
        join game_rounds b on b.shared_round_id = p.round_id and b.site_id = p.site_id
             and b.state = 'settled', jsonb_array_elements(b.lines) as line
       where p.ended_at is not null
       group by 1, 2)
    select 'account' as breach, h.kind as detail from held h where h.posted <> h.minor
    union all
    select 'tickets', p.round_id::text
      from round_pools p join shared_rounds r on r.id = p.round_id and r.site_id = p.site_id
      left join tickets t on t.round_id = p.round_id and t.site_id = p.site_id
     where p.ended_at is not null and r.void_reason is null and not p.is_play_money
       and coalesce(t.paid, 0) <> p.paid_minor
    union all
    select 'not ended', p.round_id::text
      from round_pools p join shared_rounds r on r.id = p.round_id and r.site_id = p.site_id
     where r.phase = 'settled' and p.ended_at is null`,
};
