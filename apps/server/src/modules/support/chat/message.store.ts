import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type MessageRow = Selectable<Tables['chat_messages']>;
export type MessageDraft = Omit<
  Insertable<Tables['chat_messages']>,
  'site_id' | 'conversation_id' | 'seq'
>;

/**
 * Writes a message under the next number of its talk, which the row of the talk gives out: numbers
 * have no gaps.
 */
export async function insertMessage(
  executor: Executor,
  conversation: { id: string; site_id: string },
  draft: MessageDraft,
): Promise<MessageRow> {
  const { last_seq: seq } = await executor
    .updateTable('chat_conversations')
    .set((set) => ({ last_seq: set('last_seq', '+', 1) }))
    .where('id', '=', conversation.id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return executor
    .insertInto('chat_messages')
    .values({ ...draft, site_id: conversation.site_id, conversation_id: conversation.id, seq })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was written under a request id, or null. */
export async function findMessageOf(
  executor: Executor,
  conversationId: string,
  requestId: string,
): Promise<MessageRow | null> {
  const row = await executor
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Messages by rising number: the first after one, or the last before one, or simply the last. */
export async function listMessages(
  executor: Executor,
  conversationId: string,
  range: { afterSeq?: number | undefined; beforeSeq?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { afterSeq, beforeSeq, limit } = range;
  let rows = executor
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId);
  if (beforeSeq !== undefined) rows = rows.where('seq', '<', beforeSeq);
  if (afterSeq !== undefined)
    return rows.where('seq', '>', afterSeq).orderBy('seq').limit(limit).execute();
  return (await rows.orderBy('seq', 'desc').limit(limit).execute()).toReversed();
}
