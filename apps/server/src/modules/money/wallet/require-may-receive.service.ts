import { isErrorCode } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { lockedRefusal } from './player-refusal.store.ts';

/**
 * Fails unless the player may be given something to play with: money, tokens, a place in a game of
 * prizes. What gives asks it in the transaction that gives, as what takes a stake asks `may_stake`:
 * no gift tempts an excluded player back.
 */
export async function requireMayReceive(
  executor: Executor,
  { site, player, now }: PlayerContext,
): Promise<void> {
  const refusal = await lockedRefusal(executor, { siteId: site.id, playerId: player.id, now });
  if (refusal === null) return;
  if (!isErrorCode(refusal)) throw new Error(`the gate of gifts gave ${refusal}`);
  fail(refusal);
}
