import type { PlayerContext } from '../../../http/route.ts';
import { countUnread } from '../../../notices/unread.store.ts';
import { readStatus } from './player.store.ts';

/** Status of the account and how many messages wait unread. */
export async function statusOf(
  context: PlayerContext,
): Promise<{ status: string; unread: number }> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id, now: context.now };
  const [status, unread] = await Promise.all([readStatus(db, owner), countUnread(db, owner)]);
  return { status, unread };
}
