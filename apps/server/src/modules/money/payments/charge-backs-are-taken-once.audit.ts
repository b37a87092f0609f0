import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A deposit that was charged back has one journal: what was paid is back at the provider, and the
 * player's cash and his debt bear it with what its bonus had become in cash. Its bonus is revoked
 * (B15). Any other deposit has none.
 */
export const chargeBacksAreTakenOnce: Audit = {
  name: 'charge-backs-are-taken-once',
  invariant: 'B15',
  breaches: sql`
    with taken as (
      select j.site_id, j.source, j.op_key, j.currency,
             coalesce(sum(n.amount) filter (where a.owner_type = 'psp'), 0) as paid_back,
             coalesce(sum(-n.amount) filter (where a.owner_type = 'player' and a.kind = 'cash'), 0)
               + coalesce(sum(-n.amount) filter (where a.owner_type = 'house'
                 and a.kind = 'player_debt'), 0) as borne
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.kind = 'deposit.chargeback'
       group by j.site_id, j.source, j.op_key, j.currency)
    select 'journal' as breach, coalesce(d.id::text, t.op_key) as detail
      from (select x.*,
        coalesce((select b.converted_minor from bonuses b where b.deposit_id = x.id
        and b.site_id = x.site_id), 0) as converted
              from deposits x where x.charged_back_at is not null) d
      full join taken t on t.site_id = d.site_id and t.source = 'psp:' || d.provider
        and t.op_key = d.provider_reference || ':chargeback'
       and t.currency = d.currency and t.paid_back = d.amount_minor
       and t.borne = d.amount_minor + d.converted
     where d.id is null or t.op_key is null
    union all
    select 'bonus', b.id::text
      from bonuses b join deposits d on d.id = b.deposit_id and d.site_id = b.site_id
     where d.charged_back_at is not null and b.state <> 'revoked'`,
};
