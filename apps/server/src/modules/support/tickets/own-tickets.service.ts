import type {
  CallInput,
  CallResponse,
  supportTicketAttach,
  supportTicketList,
  supportTicketReply,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { throttle } from '../../account/identity/index.ts';
import { fileView, keepFile } from '../files/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { ownerKey, whoAsks, type Owner, type WhoInput } from '../guests/index.ts';
import { ticketView, ticketViews, type TicketView } from './ticket-views.ts';
import {
  changeTicket,
  findReplyOf,
  findTicket,
  insertTicketFile,
  insertTicketMessage,
  listTickets,
  lockTicket,
  type TicketRow,
} from './ticket.store.ts';

const hourMs = 60 * 60_000;
/** A ticket may be written on for so long after it was closed. */
const reopenMs = 30 * 24 * hourMs;
const filesMax = 5;
const attachPerHour = { triesMax: 20, windowMs: hourMs };
const replyPerHour = { triesMax: 20, windowMs: hourMs };
const textMin = 10;
const usualLimit = 20;

async function ownTicket(
  context: RequestContext,
  input: WhoInput & { ticket_id: string },
): Promise<{ owner: Owner; ticket: TicketRow }> {
  const owner = await whoAsks(context, input);
  const id = input.ticket_id.toLowerCase();
  if (!owner || !isUuid(id)) return fail('ticketNotFound');
  const { db } = context.server.database;
  return { owner, ticket: (await findTicket(db, owner, id)) ?? fail('ticketNotFound') };
}

function refuseClosed({ closed_at: closedAt }: TicketRow, now: Date): void {
  if (closedAt && now.getTime() - closedAt.getTime() > reopenMs) fail('ticketClosed');
}

export async function ticketOf(
  context: RequestContext,
  input: WhoInput & { ticket_id: string },
): Promise<TicketView> {
  const { ticket } = await ownTicket(context, input);
  return ticketView(context.server.database.db, context.server, ticket);
}

export async function ticketsOf(
  { server, site, player }: PlayerContext,
  input: CallInput<typeof supportTicketList>,
): Promise<CallResponse<typeof supportTicketList>> {
  const owner: Owner = { siteId: site.id, playerId: player.id, guestId: null };
  const limit = input.limit ?? usualLimit;
  const { db } = server.database;
  const before = readIdCursor(input.cursor);
  const rows = await listTickets(db, owner, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    value: await ticketViews(db, server, page),
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Writes on in a ticket; it is open again by that. */
export async function replyTo(
  context: RequestContext,
  input: CallInput<typeof supportTicketReply>,
): Promise<TicketView> {
  const { server, now } = context;
  const { db } = server.database;
  const text = plainWords(input.text);
  if (text.length < textMin) return failField('text', 'tooShort');
  const { owner, ticket } = await ownTicket(context, input);
  const requestId = input.request_id?.toLowerCase() ?? null;
  const before = requestId === null ? null : await findReplyOf(db, ticket.id, requestId);
  if (before && before.text !== text) fail('requestIdReused');
  if (before) return ticketView(db, server, ticket);
  refuseClosed(ticket, now);
  await throttle(server, `ticket-reply:${ownerKey(owner)}`, replyPerHour);
  const after = await inTransaction(server.database, async (executor) => {
    await lockTicket(executor, ticket.id);
    if (requestId !== null && (await findReplyOf(executor, ticket.id, requestId)))
      return lockTicket(executor, ticket.id);
    await insertTicketMessage(executor, ticket, {
      id: server.ids.next(),
      sender: 'player',
      name: null,
      text,
      request_id: requestId,
      created_at: now,
    });
    return changeTicket(executor, ticket.id, { state: 'open', closed_at: null });
  });
  return ticketView(db, server, after);
}

/** Puts a file to what was written last. Raises `invalidFile`, and `tooManyFiles` after five. */
export async function attachTo(
  context: RequestContext,
  input: CallInput<typeof supportTicketAttach>,
): Promise<CallResponse<typeof supportTicketAttach>> {
  const { server, now } = context;
  const { owner, ticket } = await ownTicket(context, input);
  refuseClosed(ticket, now);
  if (ticket.file_count >= filesMax) fail('tooManyFiles');
  await throttle(server, `ticket-attach:${ownerKey(owner)}`, attachPerHour);
  const row = await keepFile(context, input.file, async (executor, file) => {
    const locked = await lockTicket(executor, ticket.id);
    if (locked.file_count >= filesMax) fail('tooManyFiles');
    await changeTicket(executor, ticket.id, { file_count: locked.file_count + 1 });
    const seq = locked.message_count;
    await insertTicketFile(executor, { ticket_id: ticket.id, file_id: file.id, seq });
    return file;
  });
  return { value: fileView(server, row) };
}
