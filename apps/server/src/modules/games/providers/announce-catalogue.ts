import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { announceSiteChange } from '../../site/sites/index.ts';

/** Lists of games are kept by site: every process reads its sites anew, and the lists with them. */
export async function announceCatalogue(server: ServerContext, executor: Executor): Promise<void> {
  const [site] = server.sites.all();
  if (site) await announceSiteChange(server, executor, site.id);
}
