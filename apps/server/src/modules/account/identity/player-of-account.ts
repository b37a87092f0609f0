import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { findPlayer, type PlayerRow } from './player.store.ts';

/**
 * The player whom staff name by the account. Throws {@link OperatorError} where a site has none.
 */
export async function playerOfAccount(
  { database }: Pick<ServerContext, 'database'>,
  site: Pick<Site, 'id' | 'externalId'>,
  accountId: string,
): Promise<PlayerRow> {
  const player = await findPlayer(database.db, site.id, accountId);
  if (!player) throw new OperatorError(`there is no account ${accountId} on ${site.externalId}`);
  return player;
}
