import { savedMethodRemove } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../failure.ts';
import { defineRoute } from '../../http/route.ts';
import { dropSaved } from './saved-method.store.ts';

export const savedMethodRemoveRoute = defineRoute(
  savedMethodRemove,
  async ({ server, site, player, now }, { saved_id: savedId }) => {
    const owner = { siteId: site.id, playerId: player.id };
    const isGone = isUuid(savedId) && (await dropSaved(server.database.db, owner, savedId, now));
    return isGone ? {} : fail('savedMethodNotFound');
  },
);
