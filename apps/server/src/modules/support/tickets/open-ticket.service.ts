import type { Executor } from '@pavilion/database';
import type { TicketTopic } from '@pavilion/domain/support';
import type { RequestContext } from '../../../http/route.ts';
import type { Owner } from '../guests/index.ts';
import { tellReceived } from './tell-ticket.service.ts';
import { ticketNumber } from './ticket-number.ts';
import { insertTicket, insertTicketMessage, lockTicket, type TicketRow } from './ticket.store.ts';

export interface TicketDraft {
  topic: TicketTopic;
  /** Empty: the first words of the text. */
  subject: string;
  text: string;
  /** Where a guest is answered. */
  mail: string | null;
  requestId: string | null;
}

const subjectMax = 120;

/** Writes a ticket with its first message and confirms it, with the caller's transaction. */
export async function openTicket(
  executor: Executor,
  context: RequestContext,
  owner: Owner,
  draft: TicketDraft,
): Promise<TicketRow> {
  const { server, site, now, language } = context;
  const id = server.ids.next();
  await insertTicket(executor, {
    id,
    site_id: site.id,
    player_id: owner.playerId,
    guest_id: owner.guestId,
    number: ticketNumber(server.random, site.externalId),
    topic: draft.topic,
    subject: draft.subject || firstWords(draft.text),
    contact_email: owner.playerId === null ? draft.mail : null,
    language: language.tag,
    state: 'open',
    request_id: draft.requestId,
    created_at: now,
    answered_at: null,
    closed_at: null,
  });
  await insertTicketMessage(
    executor,
    { id, site_id: site.id },
    {
      id: server.ids.next(),
      sender: 'player',
      name: null,
      text: draft.text,
      request_id: null,
      created_at: now,
    },
  );
  const ticket = await lockTicket(executor, id);
  await tellReceived(executor, server, site, ticket);
  return ticket;
}

function firstWords(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length <= subjectMax ? line : `${line.slice(0, subjectMax - 1)}…`.toWellFormed();
}
