export { isInMaintenance, maintenanceNews, siteMediaUrl, sitePicture } from './site.ts';
export type { MenuEntry, ScriptSources, Site, SiteMaintenance } from './site.ts';
export { siteOrigin } from './site-origin.ts';
export { pathIn } from './site-path.ts';
export {
  createSiteDirectory,
  normaliseHost,
  type SiteDirectory,
  type SiteSource,
} from './site-directory.ts';
