import { sql, type RawBuilder } from 'kysely';

/** The query of a player's rows, one column `row`. */
export const payoutDestinationsOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
      select d as row
        from (select method_code, holder_name, masked, created_at from payout_destinations
       where player_id = ${playerId} and site_id = ${siteId} order by created_at) d`;
