import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** The expiry job runs every minute; ten are enough even after a restart. */
export const holdsEndInTime: Audit = {
  name: 'holds-end-in-time',
  invariant: 'I6',
  breaches: sql`
    select h.id, h.account_id, h.amount, h.expires_at
      from ledger_holds h
     where h.state = 'pending' and h.expires_at < clock_timestamp() - interval '10 minutes'`,
};
