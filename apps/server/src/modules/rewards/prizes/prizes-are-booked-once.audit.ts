import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every prize of cash or tokens is exactly one journal, and every such journal is of a prize (B10).
 */
export const prizesAreBookedOnce: Audit = {
  name: 'prizes-are-booked-once',
  invariant: 'B10',
  breaches: sql`
    select 'prize without its journal' as breach, c.id::text as detail
      from reward_claims c
     where c.prize ->> 'kind' in ('cash', 'token') and (c.prize ->> 'amount')::numeric > 0
       and not exists (select from ledger_journals j where j.id = c.journal_id
         and j.site_id = c.site_id
         and j.source = 'reward' and j.op_key = c.source || ':' || c.id)
    union all
    select 'journal without its prize', j.id::text
      from ledger_journals j
     where j.source = 'reward' and j.kind in ('reward.cash', 'reward.tokens')
       and not exists (select from reward_claims c where c.journal_id = j.id
         and c.site_id = j.site_id)`,
};
