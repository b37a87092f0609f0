import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const keysAreUsedOnce: Audit = {
  name: 'keys-are-used-once',
  invariant: 'I7',
  breaches: sql`
    select site_id, source, op_key, count(*) as journals
      from ledger_journals group by site_id, source, op_key having count(*) > 1
    union all
    select site_id, source, op_key, count(*)
      from ledger_holds group by site_id, source, op_key having count(*) > 1`,
};
