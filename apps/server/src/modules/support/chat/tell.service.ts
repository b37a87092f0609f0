import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { listWaiting, type ConversationRow } from './conversation.store.ts';
import { insertMessage, type MessageDraft, type MessageRow } from './message.store.ts';
import { messageViews } from './views.ts';

/** So many of those who wait are told that they moved up; others see it when they look. */
const toldWaiting = 50;

type Words = Partial<Pick<MessageDraft, 'name' | 'text' | 'file_id' | 'event' | 'request_id'>> &
  Pick<MessageDraft, 'sender' | 'kind'>;

const topicOf = (id: string) => `chat:${id}` as const;

/** Writes a message into a talk and tells its sockets, with the caller's transaction. */
export async function addMessage(
  executor: Executor,
  context: ServerContext,
  conversation: Pick<ConversationRow, 'id' | 'site_id'>,
  words: Words,
): Promise<MessageRow> {
  const row = await insertMessage(executor, conversation, {
    name: null,
    text: null,
    file_id: null,
    event: null,
    request_id: null,
    ...words,
    id: context.ids.next(),
    created_at: context.clock.now(),
  });
  const [message] = await messageViews(executor, context, [row]);
  if (message)
    await context.publisher.publish(executor, {
      siteId: conversation.site_id,
      topic: topicOf(conversation.id),
      name: 'chat.message',
      data: { conversation_id: conversation.id, message },
    });
  return row;
}

/** Tells the sockets of talks how they stand, with the caller's transaction. */
export function tellChanged(
  executor: Executor,
  { publisher }: ServerContext,
  rows: readonly ConversationRow[],
): Promise<void> {
  return publisher.publishAll(
    executor,
    rows.map((row) => ({
      siteId: row.site_id,
      topic: topicOf(row.id),
      name: 'chat.changed',
      data: {
        conversation_id: row.id,
        state: row.state,
        agent: row.agent_name === null ? null : { name: row.agent_name },
        queue_position: row.queue_position,
      },
    })),
  );
}

/** Tells those who wait on a site their place, after somebody left the queue. */
export async function tellQueue(
  executor: Executor,
  context: ServerContext,
  siteId: string,
): Promise<void> {
  await tellChanged(executor, context, await listWaiting(executor, siteId, toldWaiting));
}

/** Tells the sockets of a talk what is over as soon as it is shown. */
export async function tellPassing(
  context: ServerContext,
  conversation: Pick<ConversationRow, 'id' | 'site_id'>,
  news:
    | { typing: boolean; from: 'player' | 'agent'; name: string | null }
    | { readSeq: number; from: 'player' | 'agent' },
): Promise<void> {
  const place = { siteId: conversation.site_id, topic: topicOf(conversation.id) };
  const of = { conversation_id: conversation.id, from: news.from };
  await context.publisher.pass(context.database.db, [
    'typing' in news
      ? {
          ...place,
          name: 'chat.typing',
          data: { ...of, name: news.name, is_typing: news.typing },
        }
      : { ...place, name: 'chat.read', data: { ...of, seq: news.readSeq } },
  ]);
}
