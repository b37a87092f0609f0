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
export { sanitise, sanitised } from './sanitise.ts';
export { writeSiteContent } from './write-content.service.ts';
export type { SiteContent } from './site-content.types.ts';
