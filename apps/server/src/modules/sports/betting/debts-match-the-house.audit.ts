import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** What players owe after corrected results is exactly what the house account of debts has lent. */
export const debtsMatchTheHouse: Audit = {
  name: 'debts-match-the-house',
  invariant: 'I11 debts',
  breaches: sql`
    with owed as (
      select site_id, currency, sum(amount_minor) as owed from player_debts
       group by site_id, currency),
    lent as (
      select site_id, currency, -ledger_balance(site_id, 'house', null, 'player_debt',
        currency) as lent
        from ledger_accounts where owner_type = 'house' and kind = 'player_debt')
    select site_id, currency, coalesce(owed, 0)::text as owed, coalesce(lent, 0)::text as lent
      from owed full join lent using (site_id, currency)
     where coalesce(owed, 0) <> coalesce(lent, 0)`,
};
