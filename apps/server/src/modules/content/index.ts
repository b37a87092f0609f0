import type { Route } from '../../http/route.ts';
import { adsvisitRoute } from './adsvisit.route.ts';
import { fetchAnnounmentRoute } from './fetch-announment.route.ts';
import { fetchSlideRoute } from './fetch-slide.route.ts';
import { getAnalyticsRoute } from './get-analytics.route.ts';
import { marqueeRoute } from './marquee.route.ts';
import { partnersRoute } from './partners.route.ts';
import { referralRoute } from './referral.route.ts';
import { seoRoute } from './seo.route.ts';
import { siteinfodetailRoute } from './siteinfodetail.route.ts';
import { socialAccountRoute } from './social-account.route.ts';

export { pruneAdVisits } from './ad-visit.service.ts';
export {
  announcementsOf,
  cmsOf,
  marqueesOf,
  seoOf,
  slidesOf,
  type CmsPageName,
  type ContentScope,
} from './content.service.ts';
export { isAddressShown } from './shown-address.store.ts';
export { SnippetError } from './analytics-input.ts';
export { writeAnalytics } from './write-analytics.service.ts';
export { writeSiteContent, type SiteContent } from './write-content.service.ts';

export const routes: readonly Route[] = [
  fetchSlideRoute,
  fetchAnnounmentRoute,
  marqueeRoute,
  referralRoute,
  seoRoute,
  socialAccountRoute,
  siteinfodetailRoute,
  partnersRoute,
  getAnalyticsRoute,
  adsvisitRoute,
];
