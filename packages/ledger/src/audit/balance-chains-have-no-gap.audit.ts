import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const balanceChainsHaveNoGap: Audit = {
  name: 'balance-chains-have-no-gap',
  invariant: 'I4',
  breaches: sql`
    select account_id, account_version, amount, balance_after
      from (select e.account_id, e.account_version, e.amount, e.balance_after,
                   row_number() over chain as place,
                   coalesce(lag(e.balance_after) over chain, 0) as balance_before
              from ledger_entries e
             where e.account_version is not null
            window chain as (partition by e.account_id order by e.account_version)) c
     where c.balance_after is distinct from c.balance_before + c.amount
        or c.account_version <> c.place`,
};
