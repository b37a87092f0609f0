import { sql } from 'kysely';
import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['withdrawals', 'payout_payees', 'turnover_locks'],
  chosen: [
    {
      name: 'payout_destinations',
      table: 'payout_destinations',
      rows: ({ siteId, playerId }) => sql`
      select d as row from (select method_code, holder_name, masked, created_at from payout_destinations
       where player_id = ${playerId} and site_id = ${siteId} order by created_at) d`,
    },
  ],
};
