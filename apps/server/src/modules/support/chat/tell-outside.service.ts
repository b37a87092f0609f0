import type { RequestContext } from '../../../http/route.ts';
import type { ConversationRow } from './conversation.store.ts';
import { clientOf } from './chatwoot/deliver.service.ts';
import { findThread } from './chatwoot/thread.store.ts';

/**
 * Tells the chat elsewhere that a player writes, or has read; it passes by, and what fails is not
 * told again.
 */
export function tellOutside(
  { server, site }: RequestContext,
  talk: ConversationRow,
  mark: { isTyping: boolean } | 'seen',
): void {
  const work = async (): Promise<void> => {
    const thread = await findThread(server.database.db, talk.id);
    if (!thread?.source_id || !thread.outer_id) return;
    const client = await clientOf(server, site);
    if (!client) return;
    const { source_id: source, outer_id: outer } = thread;
    await (mark === 'seen'
      ? client.seen(source, outer)
      : client.typing(source, outer, mark.isTyping));
  };
  work().catch((error: unknown) => {
    server.logger.debug({ err: error }, 'a mark of a chat was not told');
  });
}
