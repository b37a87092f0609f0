import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** Money set aside for withdrawals is what open requests ask for. Sites take no requests, so nothing may be set aside. */
export const withdrawalsHaveARequest: Audit = {
  name: 'withdrawals-have-a-request',
  invariant: 'I13',
  breaches: sql`
    select id, site_id, owner_id as player_id, currency, posted::text as balance
      from ledger_accounts
     where owner_type = 'player' and kind = 'pending_withdrawal' and (posted <> 0 or held <> 0)`,
};
