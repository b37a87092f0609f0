import { sql } from 'kysely';
import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['wallet_rounds'],
  chosen: [
    {
      name: 'money_movements',
      table: 'ledger_entries',
      rows: ({ siteId, playerId }) => sql`
      select m as row from (
        select j.created_at, j.kind, a.kind as pocket, a.currency, e.amount, e.balance_after
          from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_journals j on j.id = e.journal_id
         where a.site_id = ${siteId} and a.owner_type = 'player' and a.owner_id = ${playerId}
         order by e.journal_id, e.seq) m`,
    },
  ],
  leftOut: {
    ledger_deltas: 'sums of money movements',
    ledger_holds: 'stands in the withdrawals and bets that hold the money',
    wallet_moves: 'stands in the rounds and the money movements',
  },
};
