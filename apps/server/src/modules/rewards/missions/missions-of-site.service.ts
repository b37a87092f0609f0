import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { itemsOfSite } from '../campaigns/index.ts';
import type { MissionItem } from './mission-rule.ts';

/** Every mission of a site, over or not, in the order of campaigns and files. */
export async function missionsOfSite(
  context: ServerContext,
  siteId: string,
  executor?: Executor,
): Promise<MissionItem[]> {
  const items = await itemsOfSite(context, siteId, executor);
  return items.flatMap(({ fields, ...item }) =>
    fields.kind === 'mission' ? [{ ...item, fields }] : [],
  );
}
