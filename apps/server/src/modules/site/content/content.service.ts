import type {
  CallResponse,
  fetchAnnounment,
  fetchSlide,
  getAnalytics,
  marquee,
  partners,
  siteinfodetail,
  socialAccount,
} from '@pavilion/contracts';
import { categories } from '@pavilion/domain/categories';
import { siteMediaUrl, type Site } from '../../../site-directory/index.ts';
import { readAnalyticsScripts } from './content.store.ts';
import { isOut, itemsOf, type ContentScope, type Window } from './documents.ts';
import { itemId } from './item-id.ts';
import { cmsOf } from './pages.service.ts';
import { pickText } from './pick-text.ts';
import { sanitised, shownHref } from './sanitise.ts';

/** Those that are out now. */
function outNow<Item extends Window>(items: readonly Item[], scope: ContentScope): Item[] {
  const now = scope.server.clock.now();
  return items.filter((item) => isOut(item, now, scope.isPreview));
}

/** The slides of the site, without those that lead to a category in which nothing opens. */
export async function slidesOf(
  scope: ContentScope,
): Promise<CallResponse<typeof fetchSlide>['value']> {
  const { site, language } = scope;
  const items = outNow(await itemsOf(scope, 'slides'), scope);
  return items
    .filter(({ href = '' }) => !leadsNowhere(site, href))
    .map(({ titles, picture, mobile_picture, href = '', audience = 'all' }) => ({
      slide_id: itemId(site.id, 'slide', `${picture} ${titles.EN ?? ''} ${href}`),
      title: pickText(titles, language, site),
      img_url: siteMediaUrl(site, picture),
      mobile_img_url: siteMediaUrl(site, mobile_picture),
      href: shownHref(href),
      audience,
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
  const { site, language } = scope;
  const items = outNow(await itemsOf(scope, 'announcements'), scope);
  return items.map(({ titles, bodies, picture, from, until, audience = 'all' }) => ({
    announcement_id: itemId(site.id, 'announcement', JSON.stringify([titles, from])),
    title: pickText(titles, language, site),
    body: sanitised(pickText(bodies, language, site), site.externalId),
    img_url: picture === undefined ? null : siteMediaUrl(site, picture),
    start_date: wireTime(from),
    end_date: wireTime(until),
    audience,
  }));
}

const wireTime = (instant: string | undefined): string | null =>
  instant === undefined ? null : new Date(instant).toISOString();

export async function marqueesOf(
  scope: ContentScope,
): Promise<CallResponse<typeof marquee>['value']> {
  const { site, language } = scope;
  return outNow(await itemsOf(scope, 'marquee'), scope).map(({ texts }) => ({
    marquee_id: itemId(site.id, 'marquee', JSON.stringify(texts)),
    text: pickText(texts, language, site),
  }));
}

/** CMS pages and display switches of a site. */
export async function siteInfoOf(
  scope: ContentScope,
): Promise<CallResponse<typeof siteinfodetail>> {
  const { switches } = scope.site;
  return {
    cms: await cmsOf(scope),
    show_referral: switches.showReferral ? 1 : 0,
    show_app_download: switches.showAppDownload,
    show_bf_ann_modal: switches.showAnnouncements,
  };
}

type SiteScope = Pick<ContentScope, 'server' | 'site'>;

export async function socialAccountsOf(
  scope: SiteScope,
): Promise<CallResponse<typeof socialAccount>['value']> {
  const items = await itemsOf(scope, 'socials');
  return items.map(({ name, href, picture }) => ({
    name,
    href: shownHref(href),
    img_url: siteMediaUrl(scope.site, picture),
  }));
}

export async function partnersOf(
  scope: SiteScope,
): Promise<CallResponse<typeof partners>['value']> {
  const items = await itemsOf(scope, 'partners');
  return items.map(({ name, href, picture }) => ({
    href: shownHref(href),
    img_url: siteMediaUrl(scope.site, picture),
    partner_name: name,
  }));
}

export function analyticsScriptsOf({
  server,
  site,
}: SiteScope): Promise<CallResponse<typeof getAnalytics>['value']> {
  return readAnalyticsScripts(server.database.db, site.id);
}
