import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A mission's prize names its player and one period, and what is money or tokens of it is one
 * journal (B10).
 */
export const missionsAreGivenOnce: Audit = {
  name: 'missions-are-given-once',
  invariant: 'B10',
  breaches: sql`
    select 'key' as breach, c.id::text as detail
      from reward_claims c
     where c.source = 'mission' and c.claim_key not like c.player_id || ':%'
    union all
    select 'kind', c.id::text
      from reward_claims c join reward_items i on i.site_id = c.site_id and i.code = c.item_code
     where (c.source = 'mission') <> (i.kind = 'mission')
    union all
    select 'journal', c.id::text
      from reward_claims c
     where c.source = 'mission' and (c.journal_id is not null)
       <> (c.prize ->> 'kind' in ('cash', 'token')
       and (c.prize ->> 'amount')::numeric > 0)`,
};
