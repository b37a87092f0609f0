import { categories } from '@pavilion/domain/categories';
import { isListedScreen, screens, type ScreenName } from '@pavilion/domain/screens';
import type { Site } from '../../../site-directory/index.ts';

/** Public screens that say nothing to a search engine. */
const quiet: ReadonlySet<ScreenName> = new Set([
  ...(['preloader', 'playnow', 'replay'] as const),
  ...(['login', 'register', 'forgot-password'] as const),
]);

/** Whether search engines may list a screen of this site: everybody may open it, and the site offers it. */
export function isListedOn(site: Site, screen: ScreenName): boolean {
  return isListedScreen(screen) && !quiet.has(screen) && isOffered(site, screen);
}

/** What a site's operator switched off, and a lobby in which nothing opens, is not offered. */
function isOffered({ switches, providerCount }: Site, screen: ScreenName): boolean {
  if (screen === 'referral') return switches.showReferral;
  if (screen === 'download') return switches.showAppDownload;
  const { path } = screens[screen];
  const category = Object.values(categories).find((one) => one.path === path);
  return category === undefined || (providerCount[category.code] ?? 0) > 0;
}
