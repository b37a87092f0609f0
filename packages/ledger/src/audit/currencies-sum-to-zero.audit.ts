import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const currenciesSumToZero: Audit = {
  name: 'currencies-sum-to-zero',
  invariant: 'I2',
  breaches: sql`
    select a.site_id, a.currency, sum(a.posted + coalesce(d.amount, 0))::text as sum
      from ledger_accounts a
      left join (select account_id, sum(amount) as amount from ledger_deltas group by account_id) d
        on d.account_id = a.id
     group by a.site_id, a.currency
    having sum(a.posted + coalesce(d.amount, 0)) <> 0`,
};
