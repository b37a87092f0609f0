import type { RequestContext } from '../../../http/route.ts';
import type { MessageRow } from './message.store.ts';
import { messageViews, type MessageView } from './views.ts';

/** A message as a call answers it. */
export async function told(
  { server }: RequestContext,
  row: MessageRow,
): Promise<{ value: MessageView }> {
  const [value] = await messageViews(server.database.db, server, [row]);
  if (!value) throw new Error('a message that was just written is gone');
  return { value };
}
