import type { CallInput, CallResponse, savedMethodRemove } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { dropSaved } from './saved-method.store.ts';

/** Forgets a saved card or wallet of the player. Fails with savedMethodNotFound. */
export async function forgetSaved(
  { server, site, player, now }: PlayerContext,
  { saved_id: savedId }: Pick<CallInput<typeof savedMethodRemove>, 'saved_id'>,
): Promise<CallResponse<typeof savedMethodRemove>> {
  const owner = { siteId: site.id, playerId: player.id };
  const isGone = isUuid(savedId) && (await dropSaved(server.database.db, owner, savedId, now));
  return isGone ? {} : fail('savedMethodNotFound');
}
