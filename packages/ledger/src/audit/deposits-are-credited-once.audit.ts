import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** A paid deposit has one journal of its amount to its player, any other deposit none; the totals of players agree. */
export const depositsAreCreditedOnce: Audit = {
  name: 'deposits-are-credited-once',
  invariant: 'deposits',
  breaches: sql`
    with credits as (
      select j.site_id, substr(j.source, 5) as provider, j.op_key, a.owner_id, j.currency, sum(n.amount) as amount
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id and a.owner_type = 'player' and a.kind = 'cash'
       where j.kind = 'deposit' and j.source like 'psp:%'
       group by j.site_id, j.source, j.op_key, a.owner_id, j.currency)
    select 'credit' as breach, d.id as deposit_id, coalesce(d.status, 'no deposit') as detail
      from (select * from deposits where status = 'paid') d
      full join credits c on c.site_id = d.site_id and c.provider = d.provider and c.op_key = d.provider_reference
       and c.owner_id = d.player_id and c.currency = d.currency and c.amount = d.amount_minor
     where d.id is null or c.op_key is null
    union all
    select 'total', p.player_id, p.total_deposit_minor::text
      from player_stats p
      join (select player_id, sum(amount_minor) as paid from deposits where status = 'paid' group by player_id) d
        on d.player_id = p.player_id
     where p.total_deposit_minor < d.paid`,
};
