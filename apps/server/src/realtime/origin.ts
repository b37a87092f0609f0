import { normaliseHost, type Site, type SiteDirectory } from '../site-directory/index.ts';

/**
 * True when a browser's socket comes from a page of the same site. Programs other than browsers
 * send no Origin and carry no cookies, so there is nothing to protect them from.
 */
export function isSameSiteOrigin(
  sites: Pick<SiteDirectory, 'byHost'>,
  site: Site,
  origin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return sites.byHost(normaliseHost(new URL(origin).host))?.id === site.id;
}
