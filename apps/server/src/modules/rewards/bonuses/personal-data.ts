import { sql } from 'kysely';
import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['bonuses'],
  chosen: [
    {
      name: 'bonus_progress',
      table: 'bonus_progress',
      rows: ({ siteId, playerId }) => sql`
        select to_jsonb(x) as row from bonus_progress x join bonuses b on b.id = x.bonus_id
         where b.player_id = ${playerId}::uuid and b.site_id = ${siteId}::uuid order by x.seq`,
    },
  ],
};
