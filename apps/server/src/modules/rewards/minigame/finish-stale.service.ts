import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { seedById } from '../../games/fairness/index.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { playToEnd } from './deal-round.ts';
import { lockMiniGameRound, readStaleRounds, updateMiniGameRound } from './minigame-round.store.ts';
import { settleRound } from './settle-round.service.ts';

/** A round that nobody plays on is ended by its game's rule after a day. */
const roundLastsMs = 24 * 60 * 60 * 1000;

/**
 * Plays rounds on that were left open for a day: scratch opens, match flips its lowest card. Gives
 * how many; for a scheduled job.
 */
export async function finishStaleRounds(context: ServerContext, limit = 100): Promise<number> {
  const before = new Date(context.clock.now().getTime() - roundLastsMs);
  const stale = await readStaleRounds(context.database.db, before, limit);
  for (const round of stale) await finishRound(context, round);
  return stale.length;
}

async function finishRound(
  context: ServerContext,
  { id, siteId, playerId }: { id: string; siteId: string; playerId: string },
): Promise<void> {
  const site = context.sites.byId(siteId);
  if (!site) return;
  await inTransaction(context.database, async (executor) => {
    // What is asked of players who begin is not asked here: the stake was taken, its end is due to
    // anybody.
    await lockedRefusal(executor, { siteId, playerId, now: context.clock.now() });
    const row = await lockMiniGameRound(executor, { siteId, roundId: id });
    if (row?.state !== 'open') return;
    const seed = await seedById(context, siteId, row.seedId, executor);
    const { acts, played } = playToEnd(row, { ...seed, nonce: row.nonce });
    const play = { row: { ...row, acts }, played, from: 'minigame' as const };
    await updateMiniGameRound(executor, await settleRound(context, executor, site, play));
  });
}
