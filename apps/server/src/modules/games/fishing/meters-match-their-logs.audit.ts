import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The account of each meter has what its session has, less what batches moved since the ledger was
 * told; nothing once it is over. A session is the sum of its batches and buy-ins, and its round
 * says what the ledger was told. No target was caught twice, or by a batch that does not say so.
 */
export const metersMatchTheirLogs: Audit = {
  name: 'meters-match-their-logs',
  invariant: 'I24',
  breaches: sql`
    with meters as (
      select site_id, owner_id as player_id, currency, sum(posted)::bigint as posted
        from ledger_accounts where owner_type = 'player' and kind = 'session_meter:fishing'
       group by 1, 2, 3),
    open_sessions as (
      select site_id, player_id, currency,
             sum(balance_minor + cost_minor - flushed_cost_minor - win_minor
               + flushed_win_minor)::bigint as due
        from fishing_sessions where state = 'open' and player_id is not null group by 1, 2, 3),
    logs as (
      select session_id, max(seq) as seq, count(*) as batches, sum(cost_minor) as cost,
      sum(win_minor) as win
        from fishing_batches group by 1),
    kills as (
      select b.session_id, k.value ->> 'id' as target_id
        from fishing_batches b, jsonb_array_elements(b.shots) s,
          jsonb_array_elements(s.value -> 'kills') k)
    select 'meter' as breach, coalesce(s.player_id, m.player_id)::text as detail
      from open_sessions s full join meters m using (site_id, player_id, currency)
     where coalesce(s.due, 0) <> coalesce(m.posted, 0)
    union all
    select 'log', f.id::text from fishing_sessions f left join logs l on l.session_id = f.id
     where f.seq <> coalesce(l.seq, 0) or f.seq <> coalesce(l.batches, 0)
        or f.cost_minor <> coalesce(l.cost, 0) or f.win_minor <> coalesce(l.win, 0)
    union all
    select 'buy-in', f.id::text from fishing_sessions f
     where f.bought_minor <> (select coalesce(sum(b.amount_minor), 0) from fishing_buy_ins b
       where b.session_id = f.id and b.site_id = f.site_id)
    union all
    select 'round', f.id::text from fishing_sessions f
      left join wallet_rounds r on r.site_id = f.site_id and r.provider_code = 'PAVILION'
        and r.round_id = f.id::text
     where f.player_id is not null
       and (f.flushed_cost_minor <> coalesce(r.staked_minor, 0)
         or f.flushed_win_minor <> coalesce(r.returned_minor, 0)
         or (r.round_id is not null and (r.finished_at is null) <> (f.state = 'open'))
         or (f.state = 'closed' and f.flushed_seq <> f.seq))
    union all
    select 'catch', c.target_id from fishing_catches c
      left join kills k on k.session_id = c.session_id and k.target_id = c.target_id
     where k.target_id is null`,
};
