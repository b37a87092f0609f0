import { sql } from 'kysely';
import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  // Of a hand under way the row knows what the player does not see yet.
  chosen: [
    {
      name: 'game_rounds',
      table: 'game_rounds',
      rows: ({ siteId, playerId }) => sql`
      select r as row from game_rounds r
       where r.player_id = ${playerId} and r.site_id = ${siteId} and r.state <> 'open' order by r.created_at`,
    },
  ],
};
