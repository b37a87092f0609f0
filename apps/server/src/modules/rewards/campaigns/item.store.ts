import type { Insertable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { CampaignItem } from '@pavilion/rewards/campaign';
import type { ItemTerms } from '@pavilion/rewards/terms';

/** An item as it was published. */
export interface RewardItem {
  siteId: string;
  code: string;
  campaignId: string;
  position: number;
  startsAt: Date;
  endsAt: Date;
  /** The item of the file. */
  fields: CampaignItem;
  termsVersion: string;
  stoppedAt: Date | null;
}

export type ItemDraft = Omit<
  Insertable<Tables['reward_items']>,
  'fields' | 'spent_minor' | 'grant_count' | 'stopped_at'
> & { fields: CampaignItem };

/** Every item of a site that was not stopped, in the order of campaigns and files. */
export async function readItems(executor: Executor, siteId: string): Promise<RewardItem[]> {
  const rows = await executor
    .selectFrom('reward_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('starts_at')
    .orderBy('campaign_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    siteId: row.site_id,
    code: row.code,
    campaignId: row.campaign_id,
    position: row.position,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    // Only items of files that were read are published.
    fields: row.fields as CampaignItem,
    termsVersion: row.terms_version,
    stoppedAt: row.stopped_at,
  }));
}

/** Writes an item, or what a later file changes of it. */
export async function writeItem(executor: Executor, draft: ItemDraft): Promise<void> {
  const { fields, ...rest } = draft;
  const { budget_minor, grants_max, per_player, per_day, ends_at, terms_version, position } = rest;
  const changing = {
    ...{ budget_minor, grants_max, per_player, per_day, ends_at, terms_version, position },
    fields: jsonText(fields),
  };
  await executor
    .insertInto('reward_items')
    .values({ ...rest, fields: jsonText(fields), stopped_at: null })
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(changing))
    .execute();
}

export async function writeTerms(
  executor: Executor,
  row: { siteId: string; code: string; version: string; terms: ItemTerms; now: Date },
): Promise<void> {
  await executor
    .insertInto('reward_terms')
    .values({
      site_id: row.siteId,
      code: row.code,
      version: row.version,
      terms: jsonText(row.terms),
      published_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The terms of a version as they were agreed to; null where there is none. */
export async function readTerms(
  executor: Executor,
  { siteId, code, version }: { siteId: string; code: string; version: string },
): Promise<ItemTerms | null> {
  const row = await executor
    .selectFrom('reward_terms')
    .select('terms')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  // Written by `writeTerms` alone.
  return (row?.terms as ItemTerms | undefined) ?? null;
}

/** How many versions an item had so far, the one in force included. */
export async function countVersions(
  executor: Executor,
  { siteId, code }: { siteId: string; code: string },
): Promise<number> {
  const { count } = await executor
    .selectFrom('reward_terms')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes the codes players type for an item; what is there stays. */
export async function writeCodes(
  executor: Executor,
  { siteId, itemCode }: { siteId: string; itemCode: string },
  codes: ReadonlyArray<{ code: string; usesMax: number | null }>,
): Promise<void> {
  if (codes.length === 0) return;
  await executor
    .insertInto('reward_codes')
    .values(
      codes.map(({ code, usesMax }) => ({
        site_id: siteId,
        code,
        item_code: itemCode,
        uses_max: usesMax,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countCodes(
  executor: Executor,
  { siteId, itemCode }: { siteId: string; itemCode: string },
): Promise<number> {
  const { count } = await executor
    .selectFrom('reward_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('item_code', '=', itemCode)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends opt-ins, joins and grants of items; null: of the whole campaign. */
export async function stopItems(
  executor: Executor,
  asked: { siteId: string; campaignId: string; itemCode: string | null; now: Date },
): Promise<number> {
  const { siteId, campaignId, itemCode, now } = asked;
  const stopped = await executor
    .updateTable('reward_items')
    .set({ stopped_at: now })
    .where('site_id', '=', siteId)
    .where('campaign_id', '=', campaignId)
    .where('stopped_at', 'is', null)
    .$if(itemCode !== null, (query) => query.where('code', '=', itemCode ?? ''))
    .executeTakeFirst();
  return Number(stopped.numUpdatedRows);
}
