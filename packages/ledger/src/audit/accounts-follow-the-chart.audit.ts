import { sql } from 'kysely';
import type { Audit } from './audit.ts';

export const accountsFollowTheChart: Audit = {
  name: 'accounts-follow-the-chart',
  invariant: 'I5',
  breaches: sql`
    select a.id, a.owner_type, a.kind, a.currency
      from ledger_accounts a
     where not exists (
       select from ledger_account_kinds k
        where k.owner_type = a.owner_type
          and k.kind in (a.kind, split_part(a.kind, ':', 1) || ':')
          and coalesce(k.currency, a.currency) = a.currency
          and k.may_go_negative = a.may_go_negative and k.deferred = a.deferred)`,
};
