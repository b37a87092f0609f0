import { sql, type RawBuilder } from 'kysely';

/** The query of a player's cards, one column `row`. */
export const cardsOfPlayer = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
      select to_jsonb(c) - 'leaf_hash' - 'demo_id' as row from bingo_cards c
       where c.player_id = ${playerId} and c.site_id = ${siteId} order by c.id`;
