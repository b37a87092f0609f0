import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** A journal and its reversals together leave nothing; two reversals of one would. */
export const reversalsAreExact: Audit = {
  name: 'reversals-are-exact',
  invariant: 'I8',
  breaches: sql`
    select o.id as journal, count(distinct r.id) as reversals
      from ledger_journals o join ledger_journals r on r.reverses = o.id
     group by o.id
    having count(distinct r.id) > 1
        or bool_or(r.site_id <> o.site_id or r.currency <> o.currency)
        or bool_or(ledger_reversal_differs(r.id, o.id))`,
};
