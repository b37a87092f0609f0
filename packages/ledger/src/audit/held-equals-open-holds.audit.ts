import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const heldEqualsOpenHolds: Audit = {
  name: 'held-equals-open-holds',
  invariant: 'I6',
  breaches: sql`
    select a.id, a.held, coalesce(h.amount, 0)::text as open_holds
      from ledger_accounts a
      left join (select account_id, sum(amount) as amount from ledger_holds
                  where state = 'pending' group by account_id) h on h.account_id = a.id
     where a.held <> coalesce(h.amount, 0)`,
};
