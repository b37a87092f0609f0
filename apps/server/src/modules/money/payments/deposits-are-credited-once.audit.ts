import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A paid deposit has one journal: its amount less the fee to its player, the fee to the house. Any
 * other deposit has none. The totals of players agree.
 */
export const depositsAreCreditedOnce: Audit = {
  name: 'deposits-are-credited-once',
  invariant: 'deposits',
  breaches: sql`
    with credits as (
      select j.site_id, substr(j.source, 5) as provider, j.op_key, j.currency,
             min(a.owner_id::text) filter (where a.owner_type = 'player')::uuid as owner_id,
             coalesce(sum(n.amount)
               filter (where a.owner_type = 'player' and a.kind = 'cash'), 0) as credit,
             coalesce(sum(n.amount)
               filter (where a.owner_type = 'house' and a.kind = 'fees'), 0) as fee
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.kind = 'deposit' and j.source like 'psp:%'
       group by j.site_id, j.source, j.op_key, j.currency)
    select 'credit' as breach, d.id as deposit_id, coalesce(d.status, 'no deposit') as detail
      from (select * from deposits where status = 'paid') d
      full join credits c on c.site_id = d.site_id and c.provider = d.provider
       and c.op_key = d.provider_reference
       and c.owner_id = d.player_id and c.currency = d.currency
       and c.credit = d.amount_minor - d.fee_minor and c.fee = d.fee_minor
     where d.id is null or c.op_key is null
    union all
    select 'total', p.player_id, p.total_deposit_minor::text
      from player_stats p
      join (select player_id, sum(amount_minor) as paid from deposits where status = 'paid'
        group by player_id) d
        on d.player_id = p.player_id
     where p.total_deposit_minor < d.paid`,
};
