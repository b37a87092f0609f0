import type { CallResponse, chatClose, chatSend } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { fileViews } from '../files/index.ts';
import type { ConversationRow } from './conversation.store.ts';
import type { MessageRow } from './message.store.ts';

export type ConversationView = CallResponse<typeof chatClose>['value'];
export type MessageView = CallResponse<typeof chatSend>['value'];

export function conversationView(row: ConversationRow): ConversationView {
  return {
    conversation_id: row.id,
    state: row.state,
    topic: row.topic,
    agent: row.agent_name === null ? null : { name: row.agent_name },
    queue_position: row.queue_position,
    unread: row.unread,
    last_seq: row.last_seq,
    created_at: row.created_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    rating: row.rating,
    ticket_number: row.ticket_number,
  };
}

/**
 * Messages of one talk as calls and sockets tell them, each file with an address that is good for a
 * while.
 */
export async function messageViews(
  executor: Executor,
  context: Pick<ServerContext, 'appSecret' | 'clock'>,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const ids = rows.flatMap(({ file_id: id }) => id ?? []);
  const files = await fileViews(executor, context, rows[0]?.site_id ?? '', ids);
  return rows.map((row) => ({
    message_id: row.id,
    seq: row.seq,
    from: row.sender,
    name: row.name,
    kind: row.kind,
    text: row.text,
    file: (row.file_id === null ? undefined : files.get(row.file_id)) ?? null,
    event: row.event,
    created_at: row.created_at.toISOString(),
  }));
}
