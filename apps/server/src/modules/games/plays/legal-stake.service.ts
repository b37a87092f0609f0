import type { CategoryCode } from '@pavilion/domain/categories';
import type { RequestContext } from '../../../http/route.ts';
import { slotStakeMaxOf } from '../../account/protection/index.ts';

/**
 * Most that one round of a category may take by the law of the place, in minor units; null: no cap.
 * Without a player: what anybody may stake.
 */
export async function legalStakeOf(
  { server, site, now }: Pick<RequestContext, 'server' | 'site' | 'now'>,
  category: CategoryCode,
  playerId: string | null,
): Promise<bigint | null> {
  return category === 'slots' ? slotStakeMaxOf(server.database.db, site, playerId, now) : null;
}
