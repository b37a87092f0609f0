import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const sealedHoursAreUnchanged: Audit = {
  name: 'sealed-hours-are-unchanged',
  invariant: 'I16',
  breaches: sql`
    select s.hour, s.entries, now_is.entries as entries_now
      from ledger_seals s, ledger_digest(s.hour) as now_is
     where s.entries <> now_is.entries or s.digest <> now_is.digest`,
};
