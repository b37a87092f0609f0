import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const accountsKeepTheirFloor: Audit = {
  name: 'accounts-keep-their-floor',
  invariant: 'I5',
  breaches: sql`
    select a.id, a.owner_type, a.kind, a.posted, a.held
      from ledger_accounts a
     where a.held < 0
        or (a.posted - a.held < 0 and (a.owner_type = 'player' or not a.may_go_negative))`,
};
