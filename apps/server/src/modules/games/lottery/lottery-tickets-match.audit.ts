import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Tickets of a draw stand in the order of sale without a gap, each leaf is the hash of what it
 * says, a settled ticket was paid what its lines won and that is what the wallet moved, and a draw
 * that is over has none open. Numbers carry no more than their draw lets them.
 */
export const lotteryTicketsMatch: Audit = {
  name: 'lottery-tickets-match',
  invariant: 'I10',
  breaches: sql`
    select 'gap' as breach, d.draw_code as draw, d.ticket_count::text as detail
      from lottery_draws d
     where d.state <> 'open' and d.ticket_count <> (select coalesce(max(t.seq), 0)
       from lottery_tickets t where t.draw_id = d.id)
    union all
    select 'sales', d.draw_code, d.sales_minor::text from lottery_draws d
     where d.state <> 'open'
       and d.sales_minor <> (select coalesce(sum(t.stake_minor), 0) from lottery_tickets t
         where t.draw_id = d.id)
    union all
    select 'leaf', d.draw_code, t.id::text from lottery_tickets t
      join lottery_draws d on d.id = t.draw_id
     where t.leaf_hash <> lottery_leaf_hash(lottery_leaf_text(d.draw_code, t.seq, t.id, t.blind,
       t.leaf_play, t.stake_minor))
    union all
    select 'open', d.draw_code, t.id::text from lottery_tickets t
      join lottery_draws d on d.id = t.draw_id
     where d.state = 'settled' and t.state = 'open'
    union all
    select 'won', d.draw_code, t.id::text from lottery_tickets t
      join lottery_draws d on d.id = t.draw_id
     where t.state = 'settled' and t.payout_minor <>
           (select coalesce(sum((w ->> 'amount_minor')::bigint), 0)
             from jsonb_array_elements(t.wins) w)
    union all
    select 'wallet', d.draw_code, t.id::text
      from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      left join wallet_rounds r on r.site_id = t.site_id and r.provider_code = 'PAVILION'
        and r.round_id = t.id::text
     where t.player_id is not null and (r.round_id is null
       or (t.state = 'settled' and (r.staked_minor <> t.stake_minor
         or r.returned_minor <> t.payout_minor or r.finished_at is null))
       or (t.state = 'refunded' and (r.staked_minor <> 0 or r.returned_minor <> 0)))
    union all
    select 'number', d.draw_code, n.number from lottery_numbers n
      join lottery_draws d on d.id = n.draw_id
     where n.liability_minor > d.number_limit_minor`,
};
