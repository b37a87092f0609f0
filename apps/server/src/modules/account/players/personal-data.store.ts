import { sql } from 'kysely';
import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['favourites'],
  chosen: [
    {
      name: 'profile',
      table: 'players',
      rows: ({ siteId, playerId }) =>
        sql`select p as row from players p where p.id = ${playerId} and p.site_id = ${siteId}`,
    },
  ],
  leftOut: {
    player_stats: 'sums of what is in the file',
  },
};
