import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The journal of a bet takes its stake from its player's pockets, each its part; of a free bet the
 * house holds it for them. The share of every settlement gives that stake, less what was cashed out
 * before, up and pays the payout, to cash its share rounded down, the part of a bonus to its pocket
 * or, once it ended, to cash and the house. The journal of a bet that was refused gives back what
 * it held. What shares are of their journals: `batches-pay-their-bets`.
 */
export const betsMoveWhatTheySay: Audit = {
  name: 'bets-move-what-they-say',
  invariant: 'I9',
  breaches: sql`
    with moved as (
      select j.id, j.site_id, j.kind as journal_kind, j.op_key, j.currency, a.owner_id as player_id,
             coalesce(sum(n.amount) filter (where a.kind = 'cash'), 0) as cash,
             coalesce(sum(n.amount) filter (where a.kind = 'bonus'), 0) as bonus,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bet'), 0) as open_bet,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bonus'), 0) as open_bonus
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.source = 'sports' and a.owner_type = 'player'
         and (j.kind = 'sports.accept' or (j.kind = 'sports.void' and j.op_key like '%:rejected'))
       group by j.id, a.owner_id),
    shares as (
      select s.bet_id, s.revision, s.payout_minor, b.stake_minor - c.stake as stake_minor,
             b.bonus_minor - c.bonus as bonus_minor, b.voucher_kind,
             div(s.payout_minor::numeric * (b.stake_minor - c.stake - (b.bonus_minor - c.bonus)),
             b.stake_minor - c.stake) as cash_due, coalesce(sum(l.amount)
             filter (where l.owner = 'house' and l.kind = 'bonus_cost'), 0) as cost,
               coalesce(sum(l.amount) filter (where l.owner_id = b.player_id
             and l.kind = 'cash'), 0) as cash, coalesce(sum(l.amount) filter (where l.owner_id
               = b.player_id and l.kind = 'bonus'),
             0) as bonus, coalesce(sum(l.amount) filter (where l.owner_id = b.player_id
             and l.kind = 'open_bet'), 0) as open_bet, coalesce(sum(l.amount)
               filter (where l.owner_id = b.player_id
               and l.kind = 'open_bonus'), 0) as open_bonus
        from bet_settlements s join bets b on b.id = s.bet_id and b.site_id = s.site_id
        cross join lateral (
          select coalesce(sum(x.unit_minor * b.line_count), 0)::bigint as stake,
          coalesce(sum(x.bonus_minor), 0)::bigint as bonus
            from bet_cash_outs x
           where x.bet_id = b.id and x.site_id = b.site_id and x.state = 'taken'
             and x.bet_revision < s.revision) c
        left join lateral jsonb_to_recordset(s.lines) as l (owner text, owner_id uuid, kind text,
          amount bigint) on true
       where s.status <> 'reopened'
       group by s.bet_id, s.revision, b.id, c.stake, c.bonus)
    select 'stake' as breach, b.id as bet_id, b.stake_minor::text as detail
      from bets b
      left join moved m on m.site_id = b.site_id and m.op_key = b.id::text
        and m.player_id = b.player_id
       and m.currency = b.currency and m.open_bet = b.stake_minor - b.bonus_minor
       and m.open_bonus = b.bonus_minor
       and m.cash = -m.open_bet and m.bonus = case b.voucher_kind when 'free_bet' then 0
         else -m.open_bonus end
     where m.id is null
    union all
    select 'rejected', b.id, b.stake_minor::text
      from bets b
      left join moved m on m.site_id = b.site_id and m.op_key = b.id || ':rejected'
        and m.player_id = b.player_id
       and m.currency = b.currency and m.open_bet = b.bonus_minor - b.stake_minor
       and m.open_bonus = -b.bonus_minor
       and m.cash >= -m.open_bet and m.cash + m.bonus <= case b.voucher_kind when 'free_bet' then 0
         else b.stake_minor end
     where (b.status = 'rejected') <> (m.id is not null)
    union all
    select 'payout', h.bet_id, h.payout_minor::text
      from shares h
     where h.open_bet <> h.bonus_minor - h.stake_minor or h.open_bonus <> -h.bonus_minor
        or case h.voucher_kind when 'free_bet' then h.cash <> h.payout_minor or h.bonus <> 0
           else h.cash + h.bonus + h.cost <> h.payout_minor or h.cash < h.cash_due or h.cost < 0
             or (h.bonus <> 0 and h.cash <> h.cash_due) end`,
};
