import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const holdsPostWhatTheySay: Audit = {
  name: 'holds-post-what-they-say',
  invariant: 'I6',
  breaches: sql`
    select h.id, h.journal_id, h.posted_amount
      from ledger_holds h
     where h.state = 'posted'
       and h.posted_amount is distinct from (
         select -sum(e.amount) from ledger_entries e
          where e.journal_id = h.journal_id and e.account_id = h.account_id)`,
};
