import { inTransaction } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { RequestContext } from '../../../http/route.ts';
import { kickPlayer } from '../providers/index.ts';
import { type GameKey } from '../plays/index.ts';
import { openPlaySeat } from './seat.store.ts';

/**
 * Where one game at a time is the rule, the one a player opens is the one he plays: whatever he had
 * open takes no stakes any more, its studio is told to close it, and its page says so. `playId`
 * names this opening.
 */
export async function openSeat(
  { server, site, now }: Pick<RequestContext, 'server' | 'site' | 'now'>,
  { playerId, game, playId }: { playerId: string; game: GameKey; playId: string },
): Promise<void> {
  if (jurisdictionFlags[site.jurisdiction].isParallelPlayAllowed) return;
  const owner = { siteId: site.id, playerId };
  await inTransaction(server.database, async (executor) => {
    await openPlaySeat(executor, owner, game, now);
    await server.publisher.publish(executor, {
      ...owner,
      topic: 'session',
      name: 'game.opened',
      data: { ...game, play_id: playId },
    });
  });
  await kickPlayer(server, { ...owner, reason: 'other-game' });
}
