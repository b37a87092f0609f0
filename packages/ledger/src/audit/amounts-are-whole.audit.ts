import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** Minor units are bigint columns: a fraction cannot be stored until somebody changes the type. */
export const amountsAreWhole: Audit = {
  name: 'amounts-are-whole',
  invariant: 'I18',
  breaches: sql`
    select c.table_name, c.column_name, c.data_type
      from information_schema.columns c
     where c.table_schema = current_schema()
       and c.table_name like 'ledger\\_%'
       and c.column_name in ('amount', 'posted', 'held', 'balance_after', 'posted_amount')
       and c.data_type <> 'bigint'`,
};
