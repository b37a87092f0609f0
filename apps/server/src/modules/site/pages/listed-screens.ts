import { categories } from '@pavilion/domain/categories';
import { isListedScreen, screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { cmsOf, itemsOf } from '../content/index.ts';
import { cmsPageOf } from './cms-page-of.ts';

/** Public screens that say nothing to a search engine. */
const quiet: ReadonlySet<ScreenName> = new Set([
  ...(['preloader', 'playnow', 'replay'] as const),
  ...(['login', 'register', 'forgot-password'] as const),
]);

/**
 * Whether search engines may list a screen of this site: everybody may open it, and the site offers
 * it.
 */
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

/**
 * The screens search engines may list now: those of {@link isListedOn} whose words the operator did
 * not switch off and that he did not take off the lists himself.
 */
export async function listedScreens(
  server: ServerContext,
  site: Site,
): Promise<ReadonlySet<ScreenName>> {
  const scope = { server, site, language: 'EN' as const };
  const [cms, pages, seo, faqs] = await Promise.all([
    cmsOf(scope),
    itemsOf(scope, 'pages'),
    itemsOf(scope, 'seo'),
    itemsOf(scope, 'faqs'),
  ]);
  const hidden = new Set<string>(
    seo.filter(({ noindex }) => noindex).map(({ page_name }) => page_name),
  );
  const isOn = (screen: ScreenName): boolean => {
    const page = cmsPageOf[screen];
    const isOff = page !== undefined && !cms[page].status && pages.some((one) => one.page === page);
    return !isOff || (screen === 'faqs' && faqs.length > 0);
  };
  return new Set(
    screenNames.filter((screen) => isListedOn(site, screen) && !hidden.has(screen) && isOn(screen)),
  );
}
