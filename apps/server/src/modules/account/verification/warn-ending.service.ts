import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { documentEnding } from './notices.ts';
import { warnOfEnding } from './warn-ending.store.ts';

/**
 * Tells players whose documents run out within 30 days, and once more within 7; each document and
 * threshold once. Gives how many.
 */
export async function warnOfEndingDocuments(context: ServerContext): Promise<number> {
  return inTransaction(context.database, async (trx) => {
    const ending = await warnOfEnding(trx, context.clock.now());
    await addNotices(
      trx,
      context,
      ending.map(({ id, siteId, playerId, kind, expiresAt, days }) => {
        const params = { kind, until: expiresAt.toISOString() };
        const onceKey = `document-ends:${id}:${days}`;
        return documentEnding.to({ siteId, playerId }, params, { onceKey });
      }),
    );
    return ending.length;
  });
}
