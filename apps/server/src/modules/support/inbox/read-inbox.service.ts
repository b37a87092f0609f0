import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { countUnread } from '../../../notices/unread.store.ts';
import { markOneRead, markRead } from './inbox.store.ts';

/**
 * Marks one message, or without an id all of them, as read. Raises `inboxNotFound` for what is not
 * the player's own.
 */
export async function readMessages(
  context: PlayerContext,
  input: { inbox_id?: string | undefined },
): Promise<{ unread: number }> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id, now: context.now };
  const inboxId = input.inbox_id?.toLowerCase();
  if (inboxId === undefined) await markRead(db, owner, context.now);
  else if (!isUuid(inboxId) || !(await markOneRead(db, owner, inboxId, context.now)))
    fail('inboxNotFound');
  return { unread: await countUnread(db, owner) };
}
