import { sql, type RawBuilder } from 'kysely';

/** The query of a player's tickets for his file, one column `row`: each with what was written. */
export const ticketsOfPlayer = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
        select jsonb_build_object('ticket_number', t.number, 'topic', t.topic, 'subject', t.subject,
          'state', t.state, 'created_at', t.created_at, 'answered_at', t.answered_at, 'messages',
          coalesce((
            select jsonb_agg(jsonb_build_object('from', m.sender, 'name', m.name, 'text', m.text,
                     'created_at', m.created_at) order by m.seq)
              from support_ticket_messages m where m.site_id = t.site_id and m.ticket_id = t.id),
            '[]'::jsonb)) as row
          from support_tickets t
         where t.site_id = ${siteId} and t.player_id = ${playerId} order by t.id`;
