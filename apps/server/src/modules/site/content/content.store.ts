import type { Executor } from '@pavilion/database';

export async function readSlides(executor: Executor, siteId: string) {
  return executor
    .selectFrom('slides')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

/** Announcements in force at `now`. */
export async function readAnnouncements(executor: Executor, siteId: string, now: Date) {
  return executor
    .selectFrom('announcements')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('start_at', 'is', null), where('start_at', '<=', now)]))
    .where((where) => where.or([where('end_at', 'is', null), where('end_at', '>', now)]))
    .orderBy('position')
    .execute();
}

export async function readMarquees(executor: Executor, siteId: string) {
  return executor
    .selectFrom('marquees')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

export async function readPartners(executor: Executor, siteId: string) {
  return executor
    .selectFrom('partners')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

export async function readSocialAccounts(executor: Executor, siteId: string) {
  return executor
    .selectFrom('social_accounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
}

export async function readCmsPages(executor: Executor, siteId: string) {
  return executor.selectFrom('cms_pages').selectAll().where('site_id', '=', siteId).execute();
}

export async function readSeoRecord(executor: Executor, siteId: string, pageName: string) {
  const row = await executor
    .selectFrom('seo_records')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_name', '=', pageName)
    .executeTakeFirst();
  return row ?? null;
}

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
      ip: visit.ip,
      user_agent: visit.userAgent.slice(0, 400),
      created_at: visit.now,
    })
    .execute();
}
