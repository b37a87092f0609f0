// Makes the sites of `bare-sites.ts` in the database that the environment names (DATA_DIR) and
// takes away what a new site begins with.
import type { ServerContext } from '../../../apps/server/src/context.ts';
import { bareSites } from './bare-sites.ts';
import { createSites, withDatabase } from './operator-command.ts';

/**
 * Everything an operator puts on the home page; of providers the sportsbook stays, for which nobody
 * has imported a match.
 */
async function empty(context: ServerContext): Promise<void> {
  const { db } = context.database;
  await db
    .deleteFrom('content_versions')
    .where('type', 'in', ['slides', 'announcements', 'marquee'])
    .execute();
  const withGames = db
    .selectFrom('games')
    .select('provider_code')
    .where('category', '!=', 'sportsbook');
  await db
    .updateTable('site_providers')
    .set({ is_enabled: false })
    .where('provider_code', 'in', withGames)
    .execute();
}

await withDatabase(async (context) => {
  await createSites(context, 'Newcomer', bareSites);
  await empty(context);
});
