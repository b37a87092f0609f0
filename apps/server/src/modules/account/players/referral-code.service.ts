import type { CallResponse, referralCode } from '@pavilion/contracts';
import type { PlayerContext } from '../../../http/route.ts';
import { readReferral } from './player.store.ts';

/** The player's own code and how many people joined by it. */
export function ownReferral({
  server,
  site,
  player,
}: PlayerContext): Promise<CallResponse<typeof referralCode>> {
  return readReferral(server.database.db, { siteId: site.id, playerId: player.id });
}
