import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { replaceAlwaysOn, setTable } from '../../modules/games/rounds/index.ts';
import { setSabong } from '../../modules/games/sabong/index.ts';
import { demoAlwaysOn, demoSabongOf, demoTablesOf } from './demo-tables.data.ts';
import type { DemoSite } from './demo-sites.data.ts';

/**
 * Opens the tables of a demo site besides the first of each game; some of the flagship go on though
 * nobody looks, and two sites offer matches of sabong.
 */
export async function seedTables(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: Pick<DemoSite, 'currency' | 'domains' | 'externalId' | 'country'> & { id: string },
): Promise<void> {
  for (const table of demoTablesOf(site)) await setTable(context, actor, table, executor);
  const sabong = demoSabongOf(site);
  if (sabong) await setSabong(context, actor, site, sabong, executor);
  if (site.domains.includes('localhost')) await replaceAlwaysOn(executor, site.id, demoAlwaysOn);
}
