import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { throttle } from '../../account/identity/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { ownerKey, whoAsks, type Owner, type WhoInput } from '../guests/index.ts';
import {
  changeConversation,
  findConversation,
  findOpenConversation,
  lockConversation,
  type ConversationRow,
} from './conversation.store.ts';
import { findMessageOf, type MessageRow } from './message.store.ts';
import { addMessage, tellChanged } from './tell.service.ts';

const hourMs = 60 * 60_000;
/** Into a talk that staff closed one may write for so long; it is open again by that. */
const reopenMs = 24 * hourMs;
const sendPerMinute = { triesMax: 20, windowMs: 60_000 };
const sendPerDay = { triesMax: 300, windowMs: 24 * hourMs };

/**
 * The talk that is meant, of who asks. What belongs to others is `conversationNotFound`, as if it
 * were not there.
 */
export async function ownTalk(
  context: RequestContext,
  input: WhoInput & { conversation_id: string },
): Promise<{ owner: Owner; talk: ConversationRow }> {
  const owner = await whoAsks(context, input);
  const id = input.conversation_id.toLowerCase();
  if (!owner || !isUuid(id)) return fail('conversationNotFound');
  const { db } = context.server.database;
  const talk = (await findConversation(db, owner, id)) ?? fail('conversationNotFound');
  return { owner, talk };
}

/** Words without control characters; what is nothing then is `required`. */
export function wordsOf(text: string): string {
  return plainWords(text) || failField('text', 'required');
}

/**
 * Writes a player's words: `text`, or a file with or without. A repeated request id gives the first
 * message, with other words `requestIdReused`.
 */
export async function write(
  context: RequestContext,
  { owner, talk }: { owner: Owner; talk: ConversationRow },
  words: { text: string | null; requestId: string | null },
): Promise<MessageRow> {
  const { server } = context;
  const { db } = server.database;
  const before = await earlier(db, talk.id, words);
  if (before) return before;
  refuseClosed(talk, context.now);
  await throttle(server, `chat-send-minute:${ownerKey(owner)}`, sendPerMinute);
  await throttle(server, `chat-send-day:${ownerKey(owner)}`, sendPerDay);
  return inTransaction(server.database, async (executor) => {
    const locked = await lockConversation(executor, talk.id);
    // Who waited for the lock may have waited for the same request.
    const meanwhile = await earlier(executor, talk.id, words);
    if (meanwhile) return meanwhile;
    await openAgain(executor, context, owner, locked);
    return addMessage(executor, server, locked, {
      sender: 'player',
      name: locked.guest_name,
      kind: 'text',
      text: words.text,
      request_id: words.requestId,
    });
  });
}

/**
 * What was written under the request id before; raises `requestIdReused` when it was something
 * else.
 */
export async function earlier(
  executor: Executor,
  conversationId: string,
  { text, requestId }: { text: string | null; requestId: string | null },
): Promise<MessageRow | null> {
  const before =
    requestId === null ? null : await findMessageOf(executor, conversationId, requestId);
  if (before && before.text !== text) fail('requestIdReused');
  return before;
}

/** Raises `conversationClosed` unless staff closed it within a day. */
export function refuseClosed(talk: ConversationRow, now: Date): void {
  if (talk.closed_at === null) return;
  const isRecent = now.getTime() - talk.closed_at.getTime() < reopenMs;
  if (talk.closed_by !== 'agent' || !isRecent) fail('conversationClosed');
}

/** Opens a talk again that staff closed; nobody has two open ones. */
export async function openAgain(
  executor: Executor,
  { server, now }: RequestContext,
  owner: Owner,
  talk: ConversationRow,
): Promise<void> {
  if (talk.state !== 'closed') return;
  refuseClosed(talk, now);
  if (await findOpenConversation(executor, owner)) fail('conversationClosed');
  await changeConversation(executor, talk.id, {
    state: talk.agent_name === null ? 'waiting' : 'open',
    closed_at: null,
    closed_by: null,
  });
  await addMessage(executor, server, talk, { sender: 'system', kind: 'event', event: 'reopened' });
  await tellChanged(executor, server, [await lockConversation(executor, talk.id)]);
}
