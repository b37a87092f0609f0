import type { Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { Site } from '../../../site-directory/index.ts';
import { readSlotStakeMax } from './protection.store.ts';

/**
 * Most of one slot round by the law of the place, in minor units; null: no cap. Without a player it
 * is what anybody may stake at most there. The wallet holds it in any case: this is for saying it
 * before.
 */
export async function slotStakeMaxOf(
  executor: Executor,
  { id: siteId, jurisdiction }: Pick<Site, 'id' | 'jurisdiction'>,
  playerId: string | null,
  now: Date,
): Promise<bigint | null> {
  if (jurisdictionFlags[jurisdiction].slotStakeMax === null) return null;
  return readSlotStakeMax(executor, { siteId, playerId }, now);
}
