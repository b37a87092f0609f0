import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every cash-out that was taken has one journal: it gives up its part of the stake, each pocket its
 * own, and pays its amount, which is never more than that part could have won. A bet has cashed out
 * what its cash-outs took together, and parts never pay more than the whole (wire contract of the
 * sportsbook, 9).
 */
export const cashOutsMoveWhatTheySay: Audit = {
  name: 'cash-outs-move-what-they-say',
  invariant: 'I9',
  breaches: sql`
    with moved as (
      select j.id, j.site_id, j.op_key, j.currency, a.owner_id as player_id,
             coalesce(sum(n.amount) filter (where a.kind = 'cash'), 0) as cash,
             coalesce(sum(n.amount) filter (where a.kind = 'bonus'), 0) as bonus,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bet'), 0) as open_bet,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bonus'), 0) as open_bonus
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id and a.site_id = j.site_id
       where j.source = 'sports' and j.kind = 'sports.cash_out' and a.owner_type = 'player'
       group by j.id, a.owner_id),
    taken as (
      select c.id, c.bet_id, c.site_id, c.player_id, c.unit_minor, c.amount_minor, c.bonus_minor,
             b.currency, c.unit_minor * b.line_count as stake_minor, b.unit_stake_minor,
             b.potential_minor
        from bet_cash_outs c join bets b on b.id = c.bet_id and b.site_id = c.site_id
       where c.state = 'taken')
    select 'cash-out' as breach, t.id::text as cash_out_id, t.amount_minor::text as detail
      from taken t
      left join moved m on m.site_id = t.site_id and m.op_key = t.id::text
        and m.player_id = t.player_id and m.currency = t.currency
       and m.open_bet = t.bonus_minor - t.stake_minor and m.open_bonus = -t.bonus_minor
       and m.cash + m.bonus <= t.amount_minor
       and m.cash >= div(t.amount_minor::numeric * (t.stake_minor - t.bonus_minor), t.stake_minor)
       and (t.bonus_minor > 0 or m.cash = t.amount_minor)
     where m.id is null
    union all
    select 'unasked', m.op_key, m.id::text from moved m
     where not exists (select from taken t where t.site_id = m.site_id and t.id::text = m.op_key)
    union all
    select 'too much', t.id::text, t.amount_minor::text from taken t
     where t.amount_minor > div(t.potential_minor::numeric * t.unit_minor, t.unit_stake_minor)
    union all
    select 'sum', b.id::text, b.cashed_unit_minor::text from bets b
      left join (
        select t.bet_id, t.site_id, sum(t.unit_minor) as unit, sum(t.bonus_minor) as bonus,
        sum(t.amount_minor) as paid
          from taken t group by t.bet_id, t.site_id) x on x.bet_id = b.id and x.site_id = b.site_id
     where (b.cashed_unit_minor, b.cashed_bonus_minor, b.cashed_paid_minor)
        is distinct from (coalesce(x.unit, 0), coalesce(x.bonus, 0), coalesce(x.paid, 0))
    union all
    select 'whole', b.id::text, b.status from bets b
     where (b.cashed_paid_minor + coalesce(b.payout_minor, 0) > b.potential_minor
       and b.cashed_unit_minor > 0)
        or (b.status = 'cashed-out') <> (
             exists (select from bet_legs l where l.bet_id = b.id and l.site_id = b.site_id
               and l.status = 'cashed-out'))`,
};
