import { sql, type RawBuilder } from 'kysely';

/** The query of a player's rows, one column `row`. */
export const profileOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> =>
  sql`select p as row from players p where p.id = ${playerId} and p.site_id = ${siteId}`;
