import type { ServerContext } from '../../../../context.ts';
import { writeListedGames } from '../catalogue.store.ts';
import { askerOf, askForeign, type ForeignConnection } from './ask-foreign.service.ts';
import { catalogueRequests } from './foreign-catalogue.ts';
import { providersOnSites } from './terms.store.ts';

/**
 * Asks a studio with a dialect of its own which games are open: those of each of its providers that
 * it does not list take no stakes until it does. True when something changed. The first site that
 * offers the provider asks; a list of games is the same for all of them.
 */
export async function pullForeignCatalogue(
  server: ServerContext,
  connection: ForeignConnection,
): Promise<boolean> {
  const { db } = server.database;
  let isChanged = false;
  for (const { providerCode, siteId } of await providersOnSites(db, connection.code)) {
    const asker = await askerOf(server, connection, { siteId, providerCode });
    const request = catalogueRequests[connection.dialect](asker);
    const about = { connection: connection.code, call: 'catalogue' };
    const openCodes = await askForeign(server, about, request);
    const toldAt = server.clock.now();
    if (await writeListedGames(db, { providerCode, openCodes, toldAt })) isChanged = true;
  }
  return isChanged;
}
