import { sql, type RawBuilder } from 'kysely';

/**
 * The query of a player's rounds, one column `row`. Of a hand under way the row knows what the
 * player does not see yet.
 */
export const gameRoundsOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
      select r as row from game_rounds r
       where r.player_id = ${playerId} and r.site_id = ${siteId} and r.state <> 'open'
       order by r.created_at`;
