import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const entriesStayInTheirSite: Audit = {
  name: 'entries-stay-in-their-site',
  invariant: 'I15',
  breaches: sql`
    select e.journal_id, e.seq, e.account_id
      from ledger_entries e
      left join ledger_journals j on j.id = e.journal_id
      left join ledger_accounts a on a.id = e.account_id
     where j.id is null or a.id is null or a.site_id <> j.site_id or a.currency <> j.currency`,
};
