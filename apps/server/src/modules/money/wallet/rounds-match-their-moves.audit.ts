import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A round of any provider has taken and given what its moves say, and every move of money has one
 * journal that moved just that for its player; what a bonus that has ended would have had is cash
 * or the house's. No credit names a bet that was rolled back, and a bet that was cancelled before
 * it came was never taken. No journal of the wallet is without its move.
 */
export const roundsMatchTheirMoves: Audit = {
  name: 'rounds-match-their-moves',
  invariant: 'I10',
  breaches: sql`
    with moves as (
      select m.*,
             case m.kind when 'debit' then -m.amount_minor when 'tip' then -m.amount_minor
                         when 'debit-credit' then m.win_minor - m.amount_minor
                         when 'rollback' then coalesce(b.amount_minor, 0)
                         else m.amount_minor end as effect,
             case m.kind when 'rollback' then coalesce(b.bonus_minor, 0)
                         else m.win_bonus_minor - m.bonus_minor end as bonus_effect
        from wallet_moves m
        left join wallet_moves b on m.kind = 'rollback' and m.journal_id is not null
         and b.site_id = m.site_id
         and b.provider_code = m.provider_code and b.tx_id = m.ref_tx_id),
    sums as (
      select site_id, provider_code, round_id,
             coalesce(sum(amount_minor)
               filter (where kind in ('debit', 'debit-credit') and state = 'applied'), 0) as staked,
             coalesce(sum(bonus_minor)
               filter (where kind in ('debit', 'debit-credit') and state = 'applied'), 0)
               as bonus_staked,
             coalesce(sum(win_bonus_minor), 0) as bonus_returned,
             coalesce(sum(amount_minor) filter (where kind in ('credit', 'adjust')), 0)
               + coalesce(sum(win_minor) filter (where kind = 'debit-credit'), 0) as returned
        from moves group by site_id, provider_code, round_id),
    paid as (
      select j.id, j.site_id, j.source, j.op_key,
             coalesce(sum(n.amount)
               filter (where (a.owner_type = 'player'
                   and (a.kind in ('cash', 'bonus') or a.kind like 'session_meter:%'))
                 or (a.owner_type = 'house' and a.kind = 'bonus_cost')), 0) as effect,
             coalesce(sum(n.amount)
               filter (where a.owner_type = 'player' and a.kind = 'bonus'), 0) as bonus_effect,
             min(a.owner_id::text) filter (where a.owner_type = 'player')::uuid as player_id
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.source like 'wallet:%'
       group by j.id)
    select 'round' as breach, r.provider_code || '/' || r.round_id as detail
      from wallet_rounds r
      left join sums s on s.site_id = r.site_id and s.provider_code = r.provider_code
       and s.round_id = r.round_id
     where r.staked_minor <> coalesce(s.staked, 0) or r.returned_minor <> coalesce(s.returned, 0)
        or r.bonus_staked_minor <> coalesce(s.bonus_staked, 0)
        or r.bonus_returned_minor <> coalesce(s.bonus_returned, 0)
    union all
    select 'move', coalesce(m.provider_code || '/' || m.tx_id, p.source || '/' || p.op_key)
      from (select * from moves where journal_id is not null) m
      full join paid p on p.id = m.journal_id and p.site_id = m.site_id
       and p.source = 'wallet:' || m.provider_code
       and p.op_key = m.tx_id and p.effect = m.effect
       and (p.bonus_effect = m.bonus_effect or (p.bonus_effect = -m.bonus_minor and exists (
         select from bonuses b where b.id = m.bonus_id and b.site_id = m.site_id
           and b.ended_at is not null)))
       and (p.player_id = m.player_id or p.player_id is null)
     where m.tx_id is null or p.id is null
    union all
    select 'unmoved', provider_code || '/' || tx_id
      from moves where journal_id is null and effect <> 0 and state <> 'tombstone'
        and kind <> 'rollback'
    union all
    select 'credit after rollback', c.provider_code || '/' || c.tx_id
      from wallet_moves c
      join wallet_moves b on b.site_id = c.site_id and b.provider_code = c.provider_code
       and (b.tx_id = c.ref_tx_id or b.tx_id = any (c.ref_tx_ids))
     where c.kind = 'credit' and b.state <> 'applied'
    union all
    select 'tombstone', provider_code || '/' || tx_id
      from wallet_moves where state = 'tombstone'
        and (journal_id is not null or amount_minor <> 0)`,
};
