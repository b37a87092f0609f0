import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The pocket `bonus` is its funded bonus's alone (B1, B2): without one it is empty, and
 * `open_bonus` is what bonuses paid for open bets (B3). A bonus that ended was converted once and
 * within its cap, or not at all; without a cap nothing of it is kept (B7).
 */
export const bonusesHoldTheirMoney: Audit = {
  name: 'bonuses-hold-their-money',
  invariant: 'I12',
  breaches: sql`
    select 'pocket without a bonus' as breach, a.owner_id || '/' || a.currency as detail
      from ledger_accounts a
     where a.owner_type = 'player' and a.kind = 'bonus' and a.posted <> 0
       and not exists (select from bonuses b where b.player_id = a.owner_id
         and b.currency = a.currency
         and b.state in ('active', 'closing'))
    union all
    select 'open bonus stakes', a.owner_id || '/' || a.currency
      from ledger_accounts a
     where a.owner_type = 'player' and a.kind = 'open_bonus'
       and a.posted <> coalesce((select sum(t.bonus_minor - t.cashed_bonus_minor) from bets t
         where t.player_id = a.owner_id
         and t.site_id = a.site_id and t.currency = a.currency
         and t.status in ('pending', 'accepted')), 0)
    union all
    select 'excluded with a bonus', b.id::text
      from bonuses b
     where b.ended_at is null
       and exists (select from exclusions x where x.player_id = b.player_id
         and x.starts_at > b.created_at)
    union all
    select 'conversion', b.id::text from bonuses b
     where (b.state <> 'completed' and b.converted_minor <> 0
       and not (b.state = 'revoked' and exists (
              select from deposits d where d.id = b.deposit_id and d.site_id = b.site_id
                and d.charged_back_at is not null)))
        or (b.state = 'completed' and b.counted_minor < b.required_minor
            and not exists (select from bonus_progress x where x.bonus_id = b.id
              and x.reason is not null))
        or b.converted_minor > b.max_cash_out_minor
    union all
    select 'kept by the house', b.id::text
      from bonuses b
      join ledger_journals j on j.site_id = b.site_id and j.source = 'bonus'
        and j.op_key = b.id || ':convert'
      join ledger_entries n on n.journal_id = j.id and n.amount > 0
      join ledger_accounts a on a.id = n.account_id and a.owner_type = 'house'
     where b.max_cash_out_minor is null and b.principal = 'stays'`,
};
