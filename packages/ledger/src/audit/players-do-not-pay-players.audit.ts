import { sql } from 'kysely';
import type { Audit } from './audit.ts';

/**
 * GLI-19 2.5.6 f: no transfer between two players. A journal that settles a batch of bets has lines
 * of many players by its nature: there the rule holds for each bet's share, and who keeps the
 * shares proves it (`batches-pay-their-bets`), of every journal that is left out here.
 */
export const playersDoNotPayPlayers: Audit = {
  name: 'players-do-not-pay-players',
  invariant: 'I17',
  breaches: sql`
    select e.journal_id, count(distinct a.owner_id) as players
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_journals j on j.id = e.journal_id
     where a.owner_type = 'player'
       and not (j.source = 'sports' and j.kind in ('sports.settle', 'sports.void')
         and j.op_key not like '%:rejected')
     group by e.journal_id
    having count(distinct a.owner_id) > 1`,
};
