import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Campaign } from '@pavilion/rewards/campaign';

export interface CampaignRow {
  id: string;
  code: string;
  startsAt: Date;
  endsAt: Date;
  budgetMinor: bigint;
  spentMinor: bigint;
  file: Campaign;
  publishedAt: Date;
  stoppedAt: Date | null;
}

const columns = [
  'id',
  'code',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'budget_minor as budgetMinor',
  'spent_minor as spentMinor',
  'file',
  'published_at as publishedAt',
  'stopped_at as stoppedAt',
] as const;

/** Campaigns of a site, the newest first. */
export async function readCampaigns(executor: Executor, siteId: string): Promise<CampaignRow[]> {
  const rows = await executor
    .selectFrom('campaigns')
    .select(columns)
    .where('site_id', '=', siteId)
    .orderBy('starts_at', 'desc')
    .orderBy('code')
    .execute();
  // Only files that were read as campaigns are published.
  return rows.map((row) => ({ ...row, file: row.file as Campaign }));
}

/** One campaign of a site, locked to the end of the transaction; null where there is none. */
export async function lockCampaign(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<CampaignRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns:${siteId}`}, 1))`.execute(
    executor,
  );
  const row = await executor
    .selectFrom('campaigns')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, file: row.file as Campaign } : null;
}

export interface CampaignDraft {
  id: string;
  siteId: string;
  file: Campaign;
  budgetMinor: bigint;
  now: Date;
}

/** Writes a campaign, or what a later file changes of it. */
export async function writeCampaign(executor: Executor, draft: CampaignDraft): Promise<void> {
  const { id, siteId, file, budgetMinor, now } = draft;
  const changing = {
    ends_at: new Date(file.ends_at),
    budget_minor: budgetMinor,
    file: jsonText(file),
    published_at: now,
  };
  await executor
    .insertInto('campaigns')
    .values({
      id,
      site_id: siteId,
      code: file.campaign,
      starts_at: new Date(file.starts_at),
      stopped_at: null,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(changing))
    .execute();
}

export async function stopCampaign(
  executor: Executor,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('campaigns')
    .set({ stopped_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}
