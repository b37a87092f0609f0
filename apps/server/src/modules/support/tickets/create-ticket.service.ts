import { randomBytes } from 'node:crypto';
import type { CallInput, CallResponse, supportTicketCreate } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { throttle, throttleAddress } from '../../account/identity/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { addGuest, contactMailOf, ownerKey, whoAsks, type Owner } from '../guests/index.ts';
import { readFormToken, takeForm } from './form-token.ts';
import { openTicket } from './open-ticket.service.ts';
import { ticketNumber } from './ticket-number.ts';
import { findTicketOfRequest, readTicketMessages } from './ticket.store.ts';

type Input = CallInput<typeof supportTicketCreate>;
type Answer = CallResponse<typeof supportTicketCreate>;

const perHour = { triesMax: 5, windowMs: 60 * 60_000 };
const textMin = 10;

/**
 * Takes a ticket. Raises `formExpired` for a form that was sent too fast, too late, twice, or is
 * none of ours.
 */
export async function createTicket(context: RequestContext, input: Input): Promise<Answer> {
  const { server, site } = context;
  const text = plainWords(input.text);
  if (text.length < textMin) return failField('text', 'tooShort');
  const known = await whoAsks(context, input);
  const requestId = input.request_id?.toLowerCase() ?? null;
  const before = known && requestId !== null && (await earlier(context, known, requestId, text));
  if (before) return before;
  const mail = contactMailOf(input.contact_email);
  if (!known?.playerId && mail === null) return failField('contact_email', 'required');
  const form = readFormToken(server, site.id, input.form_token) ?? fail('formExpired');
  if (input.website) return pretend(context, known);
  if (known) await throttle(server, `ticket-create:${ownerKey(known)}`, perHour);
  if (!known?.playerId) await throttleAddress(server, 'ticket-create', context.ip, perHour);
  if (!(await takeForm(server, form))) fail('formExpired');
  const guest = known === null ? await addGuest(context) : null;
  const owner = known ?? guest?.owner;
  if (!owner) throw new Error('a guest who was just added is gone');
  const subject = plainWords(input.subject ?? '').replaceAll('\n', ' ');
  const ticket = await inTransaction(server.database, (executor) =>
    openTicket(executor, context, owner, { topic: input.topic, subject, text, mail, requestId }),
  );
  return {
    ticket_id: ticket.id,
    ticket_number: ticket.number,
    ...(guest === null ? {} : { guest_token: guest.token }),
  };
}

/**
 * The ticket of a request that came before, or null; raises `requestIdReused` when other words came
 * with it.
 */
async function earlier(
  { server: { database } }: RequestContext,
  owner: Owner,
  requestId: string,
  text: string,
): Promise<Answer | null> {
  const ticket = await findTicketOfRequest(database.db, owner, requestId);
  if (!ticket) return null;
  const [first] = await readTicketMessages(database.db, ticket.site_id, [ticket.id]);
  if (first?.text !== text) fail('requestIdReused');
  return { ticket_id: ticket.id, ticket_number: ticket.number };
}

const tokenBytes = 32;

/** A program that fills in what people do not see is answered as they are; nothing is kept. */
function pretend({ server, site }: RequestContext, known: Owner | null): Answer {
  return {
    ticket_id: server.ids.next(),
    ticket_number: ticketNumber(server.random, site.externalId),
    ...(known === null ? { guest_token: randomBytes(tokenBytes).toString('base64url') } : {}),
  };
}
