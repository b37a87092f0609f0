import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const balancesEqualEntries: Audit = {
  name: 'balances-equal-entries',
  invariant: 'I3',
  breaches: sql`
    select a.id, (a.posted + coalesce(d.amount, 0))::text as balance,
           coalesce(e.amount, 0)::text as entries
      from ledger_accounts a
      left join (select account_id, sum(amount) as amount from ledger_deltas group by account_id) d
        on d.account_id = a.id
      left join (select account_id, sum(amount) as amount, count(account_version) as versions
                   from ledger_entries group by account_id) e
        on e.account_id = a.id
     where a.posted + coalesce(d.amount, 0) <> coalesce(e.amount, 0)
        or a.version <> coalesce(e.versions, 0)`,
};
