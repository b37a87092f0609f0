import type { PlayerContext } from '../../../http/route.ts';
import { countUnread } from '../../../notices/unread.store.ts';
import { consentsWaiting } from '../../site/content/index.ts';
import { readStatus } from './player.store.ts';

/**
 * Status of the account and how many messages wait unread, and which legal texts wait to be
 * accepted.
 */
export async function statusOf(
  context: PlayerContext,
): Promise<{ status: string; unread: number; consent_required: string[] }> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id, now: context.now };
  const [status, unread, consent_required] = await Promise.all([
    readStatus(db, owner),
    countUnread(db, owner),
    consentsWaiting(context, context.player.id),
  ]);
  return { status, unread, consent_required };
}
