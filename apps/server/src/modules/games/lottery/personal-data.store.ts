import { sql, type RawBuilder } from 'kysely';

/** The query of a player's tickets, one column `row`, with what their draws are called. */
export const ticketsOfPlayer = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
      select to_jsonb(t) - 'leaf_hash' || jsonb_build_object('draw', d.draw_code) as row
        from lottery_tickets t join lottery_draws d on d.id = t.draw_id and d.site_id = t.site_id
       where t.player_id = ${playerId} and t.site_id = ${siteId} order by t.created_at`;
