import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The journal of a bet takes its stake from its player's pockets, each its part; of a free bet the house holds it for them. The share of a settlement gives the stake up and
 * pays the payout, to cash its share rounded down; and the shares of a journal that settles many bets add up to what it moved,
 * account by account: each share is of one player and the house, so that no player pays another (I17).
 */
export const betsMoveWhatTheySay: Audit = {
  name: 'bets-move-what-they-say',
  invariant: 'I9, I17',
  breaches: sql`
    with moved as (
      select j.id, j.site_id, j.op_key, j.currency, a.owner_id as player_id,
             coalesce(sum(n.amount) filter (where a.kind = 'cash'), 0) as cash,
             coalesce(sum(n.amount) filter (where a.kind = 'bonus'), 0) as bonus,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bet'), 0) as open_bet,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bonus'), 0) as open_bonus
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.source = 'sports' and j.kind = 'sports.accept' and a.owner_type = 'player'
       group by j.id, a.owner_id),
    settled as (
      select distinct on (s.bet_id, s.journal_id) s.* from bet_settlements s
       where s.journal_id is not null order by s.bet_id, s.journal_id, s.revision),
    lines as (
      select s.site_id, s.bet_id, s.journal_id, l.owner, coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000') as owner_id, l.kind, l.amount
        from settled s cross join lateral jsonb_to_recordset(s.lines)
          as l (owner text, owner_id uuid, kind text, amount bigint)),
    shares as (
      select s.bet_id, s.journal_id, s.payout_minor, coalesce(sum(l.amount) filter (where l.kind = 'cash'), 0) as cash,
             coalesce(sum(l.amount) filter (where l.kind = 'bonus'), 0) as bonus,
             coalesce(sum(l.amount) filter (where l.kind = 'open_bet'), 0) as open_bet,
             coalesce(sum(l.amount) filter (where l.kind = 'open_bonus'), 0) as open_bonus
        from settled s left join lines l on l.bet_id = s.bet_id and l.journal_id = s.journal_id and l.owner = 'player'
         and l.owner_id = s.player_id
       group by s.bet_id, s.journal_id, s.payout_minor),
    told as (
      select l.site_id, l.journal_id, l.owner, l.owner_id, l.kind, sum(l.amount) as amount from lines l group by 1, 2, 3, 4, 5),
    journals as (
      select distinct s.site_id, s.journal_id from settled s),
    posted as (
      select j.site_id, j.journal_id, a.owner_type as owner, a.owner_id, a.kind, sum(n.amount) as amount
        from journals j join ledger_entries n on n.journal_id = j.journal_id
        join ledger_accounts a on a.id = n.account_id and a.site_id = j.site_id group by 1, 2, 3, 4, 5)
    select 'stake' as breach, b.id as bet_id, b.stake_minor::text as detail
      from bets b
      left join moved m on m.site_id = b.site_id and m.op_key = b.id::text and m.player_id = b.player_id
       and m.currency = b.currency and m.open_bet = b.stake_minor - b.bonus_minor and m.open_bonus = b.bonus_minor
       and m.cash = -m.open_bet and m.bonus = case b.voucher_kind when 'free_bet' then 0 else -m.open_bonus end
     where m.id is null
    union all
    select 'payout', b.id, h.payout_minor::text
      from shares h join bets b on b.id = h.bet_id
     where h.open_bet <> b.bonus_minor - b.stake_minor or h.open_bonus <> -b.bonus_minor
        or (b.bonus_minor = 0 and (h.cash <> h.payout_minor or h.bonus <> 0))
        or h.cash < div(h.payout_minor::numeric * (b.stake_minor - b.bonus_minor), b.stake_minor)
        or h.cash + h.bonus > h.payout_minor
        or (b.voucher_kind = 'free_bet' and h.cash <> h.payout_minor)
    union all
    select 'share', l.bet_id, sum(l.amount)::text from lines l join bets b on b.id = l.bet_id
     group by l.bet_id, l.journal_id, b.player_id
    having sum(l.amount) <> 0 or bool_or(l.owner = 'player' and l.owner_id <> b.player_id)
    union all
    select 'unshared', null, j.id::text from ledger_journals j
     where j.source = 'sports' and j.kind in ('sports.settle', 'sports.void') and j.op_key not like '%:rejected'
       and not exists (select from settled s where s.journal_id = j.id and s.site_id = j.site_id)
    union all
    select 'journal', null, journal_id::text || ' ' || owner || ' ' || kind
      from told t full join posted p using (site_id, journal_id, owner, owner_id, kind)
     where coalesce(t.amount, 0) <> coalesce(p.amount, 0)`,
};
