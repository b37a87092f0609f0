import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface ItemCounts {
  code: string;
  grants: number;
  spentMinor: bigint;
  codes: number;
}

/** What the items of a campaign gave so far, and how many codes they have. */
export async function readItemCounts(
  executor: Executor,
  siteId: string,
  campaignId: string,
): Promise<Map<string, ItemCounts>> {
  const { rows } = await sql<ItemCounts>`
    select i.code, i.grant_count as grants, i.spent_minor as "spentMinor",
           (select count(*)::integer from reward_codes c
             where c.site_id = i.site_id and c.item_code = i.code) as codes
      from reward_items i
     where i.site_id = ${siteId}::uuid and i.campaign_id = ${campaignId}::uuid`.execute(executor);
  return new Map(rows.map((row) => [row.code, row]));
}
