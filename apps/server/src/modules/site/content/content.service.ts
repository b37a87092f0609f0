import type {
  CallResponse,
  fetchAnnounment,
  fetchSlide,
  getAnalytics,
  marquee,
  partners,
  seo,
  siteinfodetail,
  socialAccount,
} from '@pavilion/contracts';
import { categories } from '@pavilion/domain/categories';
import type { LocaleCode } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import { siteMediaUrl, type Site } from '../../../site-directory/index.ts';
import {
  readAnalyticsScripts,
  readAnnouncements,
  readCmsPages,
  readMarquees,
  readPartners,
  readSeoRecord,
  readSlides,
  readSocialAccounts,
} from './content.store.ts';
import { pickText } from './pick-text.ts';
import { sanitised, shownHref } from './sanitise.ts';

/** Whose content, and in which language it is read. */
export interface ContentScope {
  server: ServerContext;
  site: Site;
  language: LocaleCode;
}

/** The slides of the site, without those that lead to a category in which nothing opens. */
export async function slidesOf(
  scope: ContentScope,
): Promise<CallResponse<typeof fetchSlide>['value']> {
  const rows = await readSlides(scope.server.database.db, scope.site.id);
  const shown = rows.filter(({ href }) => !leadsNowhere(scope.site, href));
  return shown.map((row) => ({
    slide_id: row.id,
    title: pickText(row.titles, scope.language, scope.site),
    img_url: siteMediaUrl(scope.site, row.img_url),
    mobile_img_url: siteMediaUrl(scope.site, row.mobile_img_url),
    href: shownHref(row.href),
  }));
}

/** Whether an address of the site is the lobby of a category that has no game to play here. */
function leadsNowhere(site: Site, href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  const category = Object.values(categories).find((one) => one.path === path);
  return category !== undefined && (site.providerCount[category.code] ?? 0) === 0;
}

/** Announcements in force now. */
export async function announcementsOf(
  scope: ContentScope,
): Promise<CallResponse<typeof fetchAnnounment>['value']> {
  const { server, site, language } = scope;
  const rows = await readAnnouncements(server.database.db, site.id, server.clock.now());
  return rows.map((row) => ({
    announcement_id: row.id,
    title: pickText(row.titles, language, site),
    body: sanitised(pickText(row.bodies, language, site)),
    img_url: row.img_url === null ? null : siteMediaUrl(site, row.img_url),
    start_date: row.start_at?.toISOString() ?? null,
    end_date: row.end_at?.toISOString() ?? null,
    audience: row.audience,
  }));
}

export async function marqueesOf(
  scope: ContentScope,
): Promise<CallResponse<typeof marquee>['value']> {
  const rows = await readMarquees(scope.server.database.db, scope.site.id);
  return rows.map((row) => ({
    marquee_id: row.id,
    text: pickText(row.texts, scope.language, scope.site),
  }));
}

type Cms = CallResponse<typeof siteinfodetail>['cms'];
export type CmsPageName = keyof Cms;

/**
 * All CMS pages, their local body in the language they are read in where there is one; a page the site does not have is switched off and
 * empty. Bodies are sanitised when written and again when read.
 */
export async function cmsOf({ server, site, language }: ContentScope): Promise<Cms> {
  const rows = await readCmsPages(server.database.db, site.id);
  const page = (name: CmsPageName): Cms[CmsPageName] => {
    const row = rows.find((candidate) => candidate.page === name);
    return {
      status: row?.is_enabled ?? false,
      en_body: sanitised(row?.en_body ?? ''),
      local_body: sanitised(row?.bodies[language] ?? row?.local_body ?? ''),
    };
  };
  return {
    about_us: page('about_us'),
    privacy_policy: page('privacy_policy'),
    banking: page('banking'),
    faqs: page('faqs'),
    responsible_gaming: page('responsible_gaming'),
    term_condition: page('term_condition'),
  };
}

/** CMS pages and display switches of a site. */
export async function siteInfoOf(
  scope: ContentScope,
): Promise<CallResponse<typeof siteinfodetail>> {
  const { site } = scope;
  return {
    cms: await cmsOf(scope),
    show_referral: site.switches.showReferral ? 1 : 0,
    show_app_download: site.switches.showAppDownload,
    show_bf_ann_modal: site.switches.showAnnouncements,
  };
}

/** SEO record of a page, or null. */
export async function seoOf(
  server: ServerContext,
  site: Site,
  pageName: string,
): Promise<CallResponse<typeof seo>['value']> {
  const row = await readSeoRecord(server.database.db, site.id, pageName);
  if (!row) return null;
  const { site_id: _siteId, ...record } = row;
  return {
    ...record,
    en_body: sanitised(record.en_body),
    local_body: sanitised(record.local_body),
    meta_image_url: siteMediaUrl(site, record.meta_image_url),
  };
}

type SiteScope = Pick<ContentScope, 'server' | 'site'>;

export async function socialAccountsOf({
  server,
  site,
}: SiteScope): Promise<CallResponse<typeof socialAccount>['value']> {
  const rows = await readSocialAccounts(server.database.db, site.id);
  return rows.map(({ name, href, img_url }) => ({ name, href: shownHref(href), img_url }));
}

export async function partnersOf({
  server,
  site,
}: SiteScope): Promise<CallResponse<typeof partners>['value']> {
  const rows = await readPartners(server.database.db, site.id);
  return rows.map((row) => ({
    href: shownHref(row.href),
    img_url: row.img_url,
    partner_name: row.name,
  }));
}

export function analyticsScriptsOf({
  server,
  site,
}: SiteScope): Promise<CallResponse<typeof getAnalytics>['value']> {
  return readAnalyticsScripts(server.database.db, site.id);
}
