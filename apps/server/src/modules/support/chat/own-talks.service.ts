import type {
  CallInput,
  CallResponse,
  chatConversationList,
  chatMessageList,
  chatRate,
  chatRead,
  chatToTicket,
  chatTyping,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { plainWords } from '../../../plain-words.ts';
import { contactMailOf, whoAsks, type WhoInput } from '../guests/index.ts';
import { openTicket } from '../tickets/index.ts';
import {
  changeConversation,
  findConversation,
  listConversations,
  lockConversation,
  type ConversationRow,
} from './conversation.store.ts';
import { tellOutside } from './tell-outside.service.ts';
import { listMessages, type MessageRow } from './message.store.ts';
import { ownTalk } from './talk.service.ts';
import { addMessage, tellChanged, tellPassing, tellQueue } from './tell.service.ts';
import { conversationView, messageViews, type ConversationView } from './views.ts';

const usualLimit = 50;
/** A ticket holds no more of a talk. */
const ticketTextMax = 20_000;

export async function messagesOf(
  context: RequestContext,
  input: CallInput<typeof chatMessageList>,
): Promise<CallResponse<typeof chatMessageList>> {
  const { talk } = await ownTalk(context, input);
  const { db } = context.server.database;
  const rows = await listMessages(db, talk.id, {
    afterSeq: input.after_seq,
    beforeSeq: input.before_seq,
    limit: input.limit ?? usualLimit,
  });
  return { value: await messageViews(db, context.server, rows), last_seq: talk.last_seq };
}

export async function talksOf(
  context: RequestContext,
  input: CallInput<typeof chatConversationList>,
): Promise<CallResponse<typeof chatConversationList>> {
  const owner = await whoAsks(context, input);
  const before = readIdCursor(input.cursor);
  if (!owner) return { value: [], next_cursor: null };
  const limit = input.limit ?? usualLimit;
  const { db } = context.server.database;
  const rows = await listConversations(db, owner, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    value: page.map(conversationView),
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function tellTyping(
  context: RequestContext,
  input: CallInput<typeof chatTyping>,
): Promise<CallResponse<typeof chatTyping>> {
  const { talk } = await ownTalk(context, input);
  if (talk.state !== 'closed')
    await tellPassing(context.server, talk, {
      from: 'player',
      name: talk.guest_name,
      typing: input.is_typing,
    });
  tellOutside(context, talk, { isTyping: input.is_typing });
  return {};
}

export async function markTalkRead(
  context: RequestContext,
  input: CallInput<typeof chatRead>,
): Promise<CallResponse<typeof chatRead>> {
  const { owner, talk } = await ownTalk(context, input);
  const { db } = context.server.database;
  const seq = Math.min(input.seq, talk.last_seq);
  if (seq > talk.player_read_seq) {
    await changeConversation(db, talk.id, { player_read_seq: seq });
    await tellPassing(context.server, talk, { from: 'player', readSeq: seq });
    tellOutside(context, talk, 'seen');
  }
  const now = await findConversation(db, owner, talk.id);
  return { unread: now?.unread ?? 0 };
}

/** Ends a talk for who has it; one that is closed stays as it is. */
export async function closeTalk(
  context: RequestContext,
  input: WhoInput & { conversation_id: string },
): Promise<ConversationView> {
  const { server, now } = context;
  const { talk } = await ownTalk(context, input);
  const closed = await inTransaction(server.database, async (executor) => {
    const locked = await lockConversation(executor, talk.id);
    if (locked.state === 'closed') return locked;
    const changes = { state: 'closed', closed_at: now, closed_by: 'player' } as const;
    await changeConversation(executor, talk.id, changes);
    await addMessage(executor, server, locked, {
      sender: 'system',
      kind: 'event',
      event: 'closed',
    });
    const row = await lockConversation(executor, talk.id);
    await tellChanged(executor, server, [row]);
    if (locked.state === 'waiting') await tellQueue(executor, server, talk.site_id);
    return row;
  });
  return conversationView(closed);
}

export async function rateTalk(
  context: RequestContext,
  input: CallInput<typeof chatRate>,
): Promise<CallResponse<typeof chatRate>> {
  const { talk } = await ownTalk(context, input);
  await changeConversation(context.server.database.db, talk.id, {
    rating: input.rating,
    rating_comment: plainWords(input.comment ?? '') || null,
  });
  return {};
}

/**
 * Makes a ticket of what was said, and ends the talk, in one transaction. A guest says where he is
 * answered.
 */
export async function turnIntoTicket(
  context: RequestContext,
  input: CallInput<typeof chatToTicket>,
): Promise<CallResponse<typeof chatToTicket>> {
  const { server, now } = context;
  const { owner, talk } = await ownTalk(context, input);
  const mail = contactMailOf(input.contact_email) ?? talk.contact_email;
  if (owner.playerId === null && mail === null) failField('contact_email', 'required');
  return inTransaction(server.database, async (executor) => {
    const locked = await lockConversation(executor, talk.id);
    if (locked.state === 'closed') return fail('conversationClosed');
    const messages = await listMessages(executor, talk.id, { afterSeq: 0, limit: locked.last_seq });
    const ticket = await openTicket(executor, context, owner, {
      topic: 'other',
      subject: '',
      text: textOf(messages),
      mail,
      requestId: null,
    });
    const changes = { state: 'closed', closed_at: now, closed_by: 'ticket' } as const;
    await changeConversation(executor, talk.id, { ...changes, ticket_number: ticket.number });
    await addMessage(executor, server, locked, {
      sender: 'system',
      kind: 'event',
      event: 'ticket',
      text: ticket.number,
    });
    const row: ConversationRow = await lockConversation(executor, talk.id);
    await tellChanged(executor, server, [row]);
    if (locked.state === 'waiting') await tellQueue(executor, server, talk.site_id);
    return { ticket_id: ticket.id, ticket_number: ticket.number };
  });
}

/** The talk as a text: who said what, one line a message. */
function textOf(messages: readonly MessageRow[]): string {
  const lines = messages.flatMap(({ sender, name, text, kind }) =>
    kind === 'event' ? [] : [`${name ?? sender}: ${text ?? '[file]'}`],
  );
  return lines.join('\n').slice(0, ticketTextMax) || '-';
}
