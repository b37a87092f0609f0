import { sql, type RawBuilder } from 'kysely';

/** The query of a player's talks for his file, one column `row`: each with what was written. */
export const talksOfPlayer = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
        select jsonb_build_object('conversation_id', c.id, 'state', c.state, 'topic', c.topic,
          'created_at', c.created_at, 'closed_at', c.closed_at, 'rating', c.rating,
          'rating_comment', c.rating_comment, 'messages', coalesce((
            select jsonb_agg(jsonb_build_object('seq', m.seq, 'from', m.sender, 'name', m.name,
                     'text', m.text, 'event', m.event, 'created_at', m.created_at) order by m.seq)
              from chat_messages m where m.site_id = c.site_id and m.conversation_id = c.id),
            '[]'::jsonb)) as row
          from chat_conversations c
         where c.site_id = ${siteId} and c.player_id = ${playerId} order by c.id`;
