import type { Executor } from '@pavilion/database';

export async function readAnalyticsScripts(executor: Executor, siteId: string) {
  return executor
    .selectFrom('analytics_scripts')
    .select(['section', 'script'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

/** Removes visits of long ago. */
export async function pruneVisits(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('ad_visits').where('created_at', '<', before).execute();
}

export async function insertAdVisit(
  executor: Executor,
  visit: {
    id: string;
    siteId: string;
    fbp: string | null;
    appsflyerId: string | null;
    affiliateCode: string | null;
    clickId: string | null;
    ip: string;
    userAgent: string;
    now: Date;
  },
): Promise<void> {
  await executor
    .insertInto('ad_visits')
    .values({
      id: visit.id,
      site_id: visit.siteId,
      fbp: visit.fbp,
      appsflyer_id: visit.appsflyerId,
      affiliate_code: visit.affiliateCode,
      click_id: visit.clickId,
      ip: visit.ip,
      user_agent: visit.userAgent.slice(0, 400),
      created_at: visit.now,
    })
    .execute();
}
