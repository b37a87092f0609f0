import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every leg is what its picks became by the facts, and makes of a unit what the rules give for
 * that; every bet was staked once, pays the exact product or sum of its legs for what was not
 * cashed out, and is final once its events are settled. A pick before the match that was accepted
 * after its kick-off is void (past post); one that was settled before the earlier kick-off became
 * known, once the correction that came with it is settled. Rows that bets name without foreign keys
 * exist. A leg that was taken at a plainly wrong price is void for good, or at the right price from
 * the revision on that settled it anew.
 */
export const betsSettleByTheRules: Audit = {
  name: 'bets-settle-by-the-rules',
  invariant: 'I9',
  breaches: sql`
    with worked_out as (
      select g.*, p.result as due, m.num as due_num, m.den as due_den, n.num as due_place_num,
             n.den as due_place_den
        from bet_legs g
        join event_results r on r.event_id = g.event_id and r.revision = g.revision
        left join pick_results p on p.event_id = g.event_id and p.revision = g.revision
          and p.selection_id = g.selection_id
         and p.is_live = g.is_live and p.accepted_home_score = g.accepted_home_score
         and p.accepted_away_score = g.accepted_away_score
         and p.moment = width_bucket(g.accepted_at, r.moments)
         and p.is_antepost = g.is_antepost and p.fixed_places = fixed_places(g)
        cross join lateral (select case when g.revision < (g.palpable ->> 'since')::integer
          then (g.palpable ->> 'takenMilli')::integer else g.odds_milli end as odds_milli) o
        left join lateral leg_multiplier(p.result, o.odds_milli, p.share_num, p.share_den,
          p.deduction_percent) m on true
        left join lateral leg_multiplier(p.place_result, o.odds_milli, p.place_share_num,
          p.place_share_den, p.deduction_percent, coalesce(p.place_num, g.place_num),
          coalesce(p.place_den, g.place_den)) n on g.place_count is not null
       where g.picks is null and g.palpable ->> 'rule' is distinct from 'void'),
    built as (
      select g.*, d.result as due, d.picks as due_picks, m.num as due_num, m.den as due_den
        from bet_legs g
        join event_results r on r.event_id = g.event_id and r.revision = g.revision
        cross join lateral builder_due(g, r) d
        left join lateral leg_multiplier(d.result, d.odds_milli, 1, 1, 0) m on true
       where g.picks is not null),
    of_legs as (
      select g.bet_id, array_agg(coalesce(g.multiplier_num, 1) order by g.leg_no) as nums,
             array_agg(coalesce(g.multiplier_den, 1) order by g.leg_no) as dens,
             array_agg(coalesce(g.place_multiplier_num, 1) order by g.leg_no) as place_nums,
             array_agg(coalesce(g.place_multiplier_den, 1) order by g.leg_no) as place_dens,
             bool_and(g.place_count is not null) as is_placed,
             bool_or(g.status = 'open') as is_open,
             bool_and(coalesce(g.result, '') = 'void') as is_void, min(g.result) as of_single,
             count(*) as legs
        from bet_legs g group by g.bet_id),
    paid as materialized (
      select b.*, o.is_open, o.is_void, o.of_single, o.legs,
             return_per_unit(b, o.nums, o.dens, o.place_nums, o.place_dens) as per_unit
        from bets b join of_legs o on o.bet_id = b.id),
    due as materialized (
      select p.*, with_voucher(p.voucher_kind, p.boost_percent, p.max_extra_minor, p.stake_minor,
               return_minor(p.unit_stake_minor - p.cashed_unit_minor, p.per_unit)) as due_minor,
               (p.per_unit).num = 0 or not p.is_open as is_decided
        from paid p)
    select 'leg' as breach, bet_id, result || ' instead of ' || coalesce(due, 'nothing') as detail
      from worked_out where result is distinct from due or multiplier_num * due_den <> due_num
        * multiplier_den
    union all
    select 'builder', bet_id, result || ' instead of ' || coalesce(due, 'nothing') from built
     where result is distinct from due or (due is not null and picks is distinct from due_picks)
       or multiplier_num * due_den <> due_num * multiplier_den
    union all
    select 'wrong price', g.bet_id, g.status || ' ' || g.result from bet_legs g
     where g.palpable ->> 'rule' = 'void'
       and (g.status, g.result, g.multiplier_num, g.multiplier_den)
         is distinct from ('voided', 'void', 1, 1)
    union all
    select 'place part', bet_id, place_multiplier_num || '/' || place_multiplier_den
      from worked_out where place_multiplier_num * due_place_den is distinct from due_place_num
        * place_multiplier_den
    union all
    select 'place terms', b.id, o.is_placed::text
      from bets b join of_legs o on o.bet_id = b.id where o.is_placed <> b.is_each_way
    union all
    select 'past post', g.bet_id, g.result from bet_legs g join events e on e.id = g.event_id
     where not g.is_live and g.accepted_at >= e.start_time and g.result <> 'void'
       and g.revision = e.result_revision
    union all
    select 'result', id, result from due
     where result <> case when bet_type = 'single' and not is_each_way then of_single
       when is_void then 'void'
       when due_minor = 0 then 'lost' else 'won' end
    union all
    select 'payout', id, payout_minor::text from due where payout_minor <> due_minor
    union all
    select 'decided', id, status from due
     where status in ('accepted', 'settled', 'voided') and is_decided <> (status <> 'accepted')
    union all
    select 'voucher', b.id, v.state from bets b join vouchers v on v.id = b.voucher_id and v.site_id
      = b.site_id
     where v.bet_id = b.id and (b.status = 'rejected' or b.result = 'void'
       or v.state <> case when b.status in ('pending', 'accepted') then 'staked' else 'used' end)
    union all
    select 'voucher', v.bet_id, v.state from vouchers v left join bets b
      on b.id = v.bet_id and b.site_id = v.site_id
     where v.bet_id is not null and b.voucher_id is distinct from v.id
    union all
    select 'legs', b.id, b.leg_count::text from bets b left join of_legs o on o.bet_id = b.id
     where o.legs is distinct from b.leg_count
    union all
    select 'stake', b.id, count(j.id)::text from bets b
      left join ledger_journals j on j.site_id = b.site_id and j.source = 'sports'
        and j.op_key = b.id::text
     group by b.id having count(j.id) <> 1
    union all
    select 'settlement', b.id, b.revision::text from bets b
      left join bet_settlements s on s.bet_id = b.id and s.revision = b.revision
     where (b.revision > 0 or b.status in ('settled', 'voided'))
       and (s.bet_id is null or s.result is distinct from b.result
       or s.payout_minor is distinct from b.payout_minor or s.is_counted <> b.is_counted)
    union all
    select 'reversed settlement counts', s.bet_id, s.journal_id::text
      from bet_settlements s join bet_settlements x on x.bet_id = s.bet_id
        and x.revision > s.revision
       and x.reversal_journal_id is not null
      join bets b on b.id = s.bet_id
      join bet_settlements n on n.bet_id = b.id and n.revision = b.revision
     where s.journal_id = n.journal_id
    union all
    select 'open after settlement', g.bet_id, e.settled_revision::text from bet_legs g
      join events e on e.id = g.event_id
     where e.result_revision > 0 and e.settled_revision = e.result_revision
       and g.status in ('open', 'settled')
       and g.revision <> e.settled_revision
    union all
    select 'orphan', g.bet_id, g.selection_id::text from bet_legs g
      left join selections s on s.id = g.selection_id left join markets m on m.id = s.market_id
        and m.id = g.market_id
     where m.event_id is distinct from g.event_id or s.outcome is distinct from g.outcome`,
};
