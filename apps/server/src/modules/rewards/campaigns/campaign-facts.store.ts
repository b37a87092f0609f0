import type { Executor } from '@pavilion/database';

/** `PROVIDER/code` of every game there is. */
export async function readGameKeys(executor: Executor): Promise<string[]> {
  const rows = await executor.selectFrom('games').select(['provider_code', 'code']).execute();
  return rows.map(({ provider_code: provider, code }) => `${provider}/${code}`);
}

/** Codes of the ways to pay into a site. */
export async function readMethodCodes(executor: Executor, siteId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('payment_methods')
    .select('code')
    .where('site_id', '=', siteId)
    .execute();
  return rows.map(({ code }) => code);
}

/** Items of a site's other campaigns by code, with their kind. */
export async function readOtherItems(
  executor: Executor,
  siteId: string,
  campaign: string,
): Promise<Map<string, string>> {
  const rows = await executor
    .selectFrom('reward_items')
    .innerJoin('campaigns', 'campaigns.id', 'reward_items.campaign_id')
    .select(['reward_items.code', 'reward_items.kind'])
    .where('reward_items.site_id', '=', siteId)
    .where('campaigns.site_id', '=', siteId)
    .where('campaigns.code', '!=', campaign)
    .execute();
  return new Map(rows.map(({ code, kind }) => [code, kind]));
}
