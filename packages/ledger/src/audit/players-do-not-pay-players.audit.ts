import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/** GLI-19 2.5.6 f: no transfer between two players. */
export const playersDoNotPayPlayers: Audit = {
  name: 'players-do-not-pay-players',
  invariant: 'I17',
  breaches: sql`
    select e.journal_id, count(distinct a.owner_id) as players
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where a.owner_type = 'player'
     group by e.journal_id
    having count(distinct a.owner_id) > 1`,
};
