import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { limitsOf } from './limits-view.ts';
import { findPlayerId, readProtectionChanges } from './protection.store.ts';

const changesShown = 50;

/**
 * A player's limits and his latest changes of them, for the operator; null when there is no such
 * account.
 */
export async function describeProtection(context: ServerContext, site: Site, accountId: string) {
  const { db } = context.database;
  const playerId = await findPlayerId(db, site.id, accountId);
  if (playerId === null) return null;
  const limits = await limitsOf(db, site, playerId, context.clock.now());
  const changes = await readProtectionChanges(db, { siteId: site.id, playerId }, changesShown);
  return { limits, changes };
}
