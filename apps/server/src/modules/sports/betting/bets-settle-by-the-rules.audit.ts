import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every bet was staked once, is settled by exactly one live journal per revision of its event's result, pays what the
 * rules give for that result, and is final once its event is settled. A bet before the match that was placed after its
 * kick-off is void (past post); one that was settled before the earlier kick-off became known, once the correction that
 * came with it is settled. Rows that bets name without foreign keys exist.
 */
export const betsSettleByTheRules: Audit = {
  name: 'bets-settle-by-the-rules',
  invariant: 'I9',
  breaches: sql`
    with expected as (
      select b.*, r.kind as final_kind,
             case when r.kind = 'void' or (not b.is_live and b.placed_at >= e.start_time) then 'void' else settle_selection(b.market_kind, b.outcome, b.line_quarters,
               b.accepted_home_score, b.accepted_away_score, r.home_score, r.away_score) end as due
        from bets b join event_results r on r.event_id = b.event_id and r.revision = b.revision
        join events e on e.id = b.event_id
       where b.is_live or b.placed_at < e.start_time or b.status = 'voided' or b.revision = e.result_revision)
    select 'result' as breach, id as bet_id, result || ' instead of ' || due as detail
      from expected where result <> due
    union all
    select 'payout', id, payout_minor::text from expected
     where payout_minor <> payout_minor(due, stake_minor, odds_milli)
    union all
    select 'stake', b.id, count(j.id)::text from bets b
      left join ledger_journals j on j.site_id = b.site_id and j.source = 'sports' and j.op_key = b.id::text
     group by b.id having count(j.id) <> 1
    union all
    select 'settlement', b.id, b.revision::text from bets b
      left join bet_settlements s on s.bet_id = b.id and s.revision = b.revision
     where b.status <> 'accepted' and (s.bet_id is null or s.result <> b.result or s.payout_minor <> b.payout_minor
       or s.is_counted <> b.is_counted)
    union all
    select 'reversed settlement counts', b.id, s.journal_id::text from bets b
      join bet_settlements s on s.bet_id = b.id and s.revision = b.revision
      join ledger_journals j on j.reverses = s.journal_id
    union all
    select 'open after settlement', b.id, e.settled_revision::text from bets b join events e on e.id = b.event_id
     where e.result_revision > 0 and e.settled_revision = e.result_revision and b.status <> 'voided'
       and b.revision <> e.settled_revision
    union all
    select 'orphan', b.id, b.selection_id::text from bets b
      left join selections s on s.id = b.selection_id left join markets m on m.id = s.market_id and m.id = b.market_id
     where m.event_id is distinct from b.event_id or s.outcome is distinct from b.outcome`,
};
