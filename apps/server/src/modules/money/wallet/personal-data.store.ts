import { sql, type RawBuilder } from 'kysely';

/** The query of a player's rows, one column `row`. */
export const moneyMovementsOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
      select m as row from (
        select j.created_at, j.kind, a.kind as pocket, a.currency, e.amount, e.balance_after
          from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_journals j on j.id = e.journal_id
         where a.site_id = ${siteId} and a.owner_type = 'player' and a.owner_id = ${playerId}
         order by e.journal_id, e.seq) m`;
