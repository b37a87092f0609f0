import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A pot is what its rounds say: opening, what rolled over and contributions, less what was paid
 * (I14). A drawn round left its pot empty, or all of it went on into the next; the winner got all
 * of it, up to a ceiling, once, had entered and is no player of the computer. What a fall left
 * above a ceiling is carried on or waits with the pot. No other money lies on accounts of pots.
 */
export const jackpotsHoldTheirMoney: Audit = {
  name: 'jackpots-hold-their-money',
  invariant: 'I14',
  breaches: sql`
    with lines as (
      select j.site_id, (j.ref->>'round_id')::uuid as round_id,
             coalesce(sum(e.amount) filter (where e.amount > 0), 0) as put_in,
             coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as taken_out
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_journals j on j.id = e.journal_id
       where a.owner_type = 'house' and a.kind like 'jackpot:%'
       group by j.site_id, j.ref->>'round_id'),
    chain as (
      select r.*, p.code, p.share_basis_points, p.must_hit_by_minor, p.opening_minor as pot_opening,
             p.overflow_minor as left_over, s.currency,
             r.opening_minor + r.carried_minor + r.contributed_minor as content,
             lead(r.carried_minor) over places as carried_next,
             lag(r.opening_minor + r.carried_minor + r.contributed_minor)
             over places as content_before, lag(r.winner_id) over places as winner_before,
               lag(r.overflow_minor) over places as overflow_before
        from jackpot_rounds r join jackpot_pots p on p.id = r.pot_id
        join sites s on s.id = r.site_id
      window places as (partition by r.pot_id order by r.number)),
    open_pots as (
      select site_id, currency, 'jackpot:' || code as kind, content + left_over as content
        from chain where drawn_at is null),
    paid as (
      select j.site_id, j.op_key, a.owner_id, e.amount
        from ledger_journals j
        join ledger_entries e on e.journal_id = j.id
        join ledger_accounts a on a.id = e.account_id and a.owner_type = 'player'
          and a.kind = 'cash'
       where j.source = 'jackpot')
    select 'put in' as breach, c.id as round_id, coalesce(l.put_in, 0)::text as detail
      from chain c left join lines l on l.round_id = c.id and l.site_id = c.site_id
     where coalesce(l.put_in, 0) <> c.opening_minor + c.contributed_minor
    union all
    select 'taken out', c.id, coalesce(l.taken_out, 0)::text
      from chain c left join lines l on l.round_id = c.id and l.site_id = c.site_id
     where coalesce(l.taken_out, 0) <> case
             when c.drawn_at is null then 0
             when c.kind <> 'draw' then c.paid_minor + case when c.carried_next is null
               then c.overflow_minor else 0 end
             when c.winner_id is not null or c.carried_next is null then c.content else 0 end
    union all
    select 'carried', c.id, c.carried_minor::text from chain c
     where c.carried_minor <> case
             when c.kind = 'must_hit_by'
               then least(coalesce(c.overflow_before, 0), c.must_hit_by_minor - c.pot_opening - 1)
             when c.winner_before is null then coalesce(c.content_before, 0) else 0 end
    union all
    -- The first stake with which the pot held its trigger is the winner's (B14).
    select 'trigger', c.id, c.trigger_minor::text from chain c
     where c.kind = 'must_hit_by' and c.drawn_at is not null
       and (c.trigger_minor is null or c.trigger_minor not between c.opening_minor + c.carried_minor
         + 1 and c.must_hit_by_minor
         or c.opening_minor + c.carried_minor + div(c.before_minor::numeric * c.share_basis_points,
           10000) >= c.trigger_minor
         or c.content < c.trigger_minor or c.turnover_minor <> c.before_minor + c.stake_minor
         or c.paid_minor <> least(c.content, c.must_hit_by_minor))
    union all
    select 'winner', c.id, c.winner_id::text
      from (select * from chain where winner_id is not null) c
      full join paid p on p.site_id = c.site_id and p.op_key = c.id || ':payout'
       and p.owner_id = c.winner_id and p.amount = coalesce(c.paid_minor, c.content)
     where c.id is null or p.op_key is null
    union all
    select 'computer', r.id, r.winner_id::text
      from jackpot_rounds r join players p on p.id = r.winner_id and p.site_id = r.site_id
        and p.is_computer
    union all
    select 'entries', c.id, coalesce(sum(n.turnover_minor), 0)::text
      from chain c left join jackpot_entries n on n.round_id = c.id and n.site_id = c.site_id
     where c.drawn_at is not null
     group by c.id, c.turnover_minor, c.winner_id
    having coalesce(sum(n.turnover_minor), 0) <> c.turnover_minor
        or (c.winner_id is not null and not coalesce(bool_or(n.player_id = c.winner_id), false))
    union all
    select 'stray', l.round_id, l.put_in::text
      from lines l left join jackpot_rounds r on r.id = l.round_id and r.site_id = l.site_id
     where r.id is null
    union all
    select 'content', null::uuid, coalesce(a.posted, 0)::text
      from (select site_id, currency, kind, posted from ledger_accounts
             where owner_type = 'house' and kind like 'jackpot:%') a
      full join open_pots o using (site_id, currency, kind)
     where coalesce(a.posted, 0) <> coalesce(o.content, 0)`,
};
