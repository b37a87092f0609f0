import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const journalsBalance: Audit = {
  name: 'journals-balance',
  invariant: 'I1',
  breaches: sql`
    select j.id, j.kind, count(e.journal_id) as entries, sum(e.amount)::text as sum
      from ledger_journals j left join ledger_entries e on e.journal_id = j.id
     group by j.id
    having coalesce(sum(e.amount), 0) <> 0 or (count(e.journal_id) < 2 and j.kind <> 'refused')`,
};
