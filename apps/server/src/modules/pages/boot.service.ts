import { getDomain } from 'tldts';
import type { BootData, HomeBootData } from '@pavilion/contracts';
import type { Locale } from '@pavilion/domain/locales';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import {
  announcementsOf,
  cmsOf,
  marqueesOf,
  seoOf,
  slidesOf,
  type CmsPageName,
} from '../content/index.ts';
import { siteGames, toCatalogueGame, toGameItem } from '../games/index.ts';
import { startupOf } from '../sites/index.ts';

const homeListMax = 12;

const cmsPageOf: Partial<Record<ScreenName, CmsPageName>> = {
  about: 'about_us',
  'privacy-policy': 'privacy_policy',
  'term-condition': 'term_condition',
  banking: 'banking',
  faqs: 'faqs',
  'responsible-gaming': 'responsible_gaming',
};

export interface PageRequest {
  site: Site;
  screen: ScreenName | null;
  locale: Locale;
  /** True when the path carried its language. */
  hasPrefix: boolean;
  /** Path without language prefix and query. */
  path: string;
  host: string;
  isDown: boolean;
}

/** What a page is written with, so that its first paint needs no further call. */
export async function bootDataOf(server: ServerContext, page: PageRequest): Promise<BootData> {
  const { site, screen, locale, isDown } = page;
  const rootDomain = getDomain(page.host, { allowPrivateDomains: true }) ?? undefined;
  const isShown = screen !== null && !isDown;
  const [seo, cms, homeData] = await Promise.all([
    isShown ? seoOf(server, site, screens[screen].seoPage) : null,
    isShown ? cmsBodyOf(server, site, screen) : undefined,
    isShown && screen === 'home' ? homeDataOf(server, page) : undefined,
  ]);
  return {
    startup: startupOf(site, server.clock.now()),
    seo,
    locale: { tag: locale.tag, prefix: page.hasPrefix ? locale.prefix : null },
    path: page.path,
    rootDomain,
    cms,
    homeData,
  };
}

async function cmsBodyOf(server: ServerContext, site: Site, screen: ScreenName) {
  const name = cmsPageOf[screen];
  return name === undefined ? undefined : (await cmsOf(server, site))[name];
}

async function homeDataOf(server: ServerContext, page: PageRequest): Promise<HomeBootData> {
  const scope = { server, site: page.site, language: page.locale.code };
  const [slides, marquee, announcements, games] = await Promise.all([
    slidesOf(scope),
    marqueesOf(scope),
    announcementsOf(scope),
    siteGames(server, page.site),
  ]);
  const best = (flag: 'is_featured' | 'is_popular' | 'is_new') =>
    games
      .filter((game) => game[flag])
      .slice(0, homeListMax)
      .map(toCatalogueGame);
  return {
    slides,
    marquee,
    announcements,
    hotGames: games.filter((game) => game.is_hot).map(toGameItem),
    featuredGames: best('is_featured'),
    popularGames: best('is_popular'),
    newGames: best('is_new'),
  };
}
