import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * What counted towards a live bonus is the sum of its rows, each worked out from its part and
 * weight (B6).
 */
export const bonusesCountWhatTheySay: Audit = {
  name: 'bonuses-count-what-they-say',
  invariant: 'B6',
  breaches: sql`
    select 'sum' as breach, b.id::text as detail from bonuses b
     where b.state in ('active', 'closing')
       and b.counted_minor <> coalesce((select sum(x.counted_minor) from bonus_progress x
         where x.bonus_id = b.id), 0)
    union all
    select 'row', x.bonus_id || '/' || x.source || '/' || x.ref
      from bonus_progress x join bonuses b on b.id = x.bonus_id
     where x.counted_minor <> case when x.reason is not null then 0 else div(
       (case b.counts when 'all' then x.cash_minor + x.bonus_minor else x.bonus_minor end)::numeric
         * x.weight_bp, 10000) end`,
};
