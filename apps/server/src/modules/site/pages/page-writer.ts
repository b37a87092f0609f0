import type { ServerContext } from '../../../context.ts';
import type { Route } from '../../../http/route.ts';
import { pagePolicy } from '../../../http/security-headers.ts';
import type { Site } from '../../../site-directory/index.ts';
import { bootDataOf } from './boot.service.ts';
import type { PageRequest } from './page-request.types.ts';
import { drawnPageOf, undrawnPageOf, type WrittenPage } from './draw-page.service.ts';
import { isMadeUp, queryOfPage } from './page-address.ts';
import { createPageBudget } from './page-budget.ts';
import { createPageCache } from './page-cache.ts';
import { createPageCalls } from './page-calls.ts';
import { createPageDrawer } from './page-drawer.ts';
import { subjectOf } from './page-subject.service.ts';
import { renderPage } from './render-page.ts';
import type { SendablePage } from './send-html.ts';
import { sharePictureOf } from './titled/page-picture.service.ts';
import { listedScreens } from './listed-screens.ts';
import { isDrawn } from './shown-screen.ts';
import { structuredDataOf } from './structured-data.service.ts';
import { createWebBuildReader, type DrawModule } from './web-build.ts';

/** A page with the policy that allows its own styles. */
export interface PolicedPage extends SendablePage {
  policy: string;
  /** Its address names something that is not there. */
  isMissing: boolean;
}

export interface PageWriter {
  write(page: PageRequest, origin: string): Promise<PolicedPage>;
  /** Makes ready what draws pages, where there is a build. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Writes pages whole: head, data, and what the app shows at first. Equal pages are written once in
 * some seconds.
 */
export function createPageWriter(context: ServerContext, routes: readonly Route[]): PageWriter {
  const nowMs = (): number => performance.now();
  const readBuild = createWebBuildReader(context.config.webDistDir, nowMs);
  const calls = createPageCalls(context, routes);
  const drawer = createPageDrawer();
  const cache = createPageCache<PolicedPage>(nowMs);
  // Of addresses anybody can make up, so that they push no other page out.
  const madeUp = createPageCache<PolicedPage>(nowMs);
  const budget = createPageBudget(nowMs, madeUpPages);
  const siteKey = createSiteKeys();
  const ownPort = context.config.http.port;

  const draw = async (page: PageRequest, module: DrawModule | null): Promise<WrittenPage> => {
    const boot = await bootDataOf(context, calls, page);
    if (module === null || !isDrawn(page)) return undrawnPageOf(calls, page, boot);
    return drawnPageOf({ server: context, calls, drawer }, page, boot, module);
  };
  /**
   * Public pages that exist may be found, unless the operator or the page itself says otherwise.
   */
  const mayBeListed = async ({ site, screen, isDown, isPreview }: PageRequest): Promise<boolean> =>
    screen !== null && !isDown && !isPreview && (await listedScreens(context, site)).has(screen);
  const write = async (
    page: PageRequest,
    origin: string,
    isPlain = false,
  ): Promise<PolicedPage> => {
    const build = await readBuild();
    const [drawn, subject] = await Promise.all([
      draw(page, isPlain ? null : build.drawModule),
      subjectOf(context, page),
    ]);
    const found = subject === 'missing' ? null : subject;
    const isListed = subject !== 'missing' && (await mayBeListed(page));
    const facts = isListed ? await structuredDataOf(context, page, found, origin) : [];
    const picture = await sharePictureOf(page, found);
    const written = { ...drawn, subject, facts, isListed, picture };
    const { html, styleSources, scriptHashes } = renderPage(build, page, written, origin);
    const { origins, hashes } = page.site.scriptSources;
    const scripts = { origins, hashes: [...scriptHashes, ...hashes] };
    return {
      html,
      isMissing: subject === 'missing',
      policy: pagePolicy(new URL(origin).host, styleSources, scripts),
    };
  };
  return {
    write(asked, origin) {
      // Equal pages are one, and nobody gets the marks of another's link with it.
      const search = queryOfPage(asked.location.search);
      const page = { ...asked, location: { ...asked.location, search } };
      // Who looks at a draft wants what he wrote a moment ago.
      if (page.isPreview) return write(page, origin);
      const key = `${siteKey(page.site)} ${keyOf(page, origin)}`;
      if (!isMadeUp(page, origin, ownPort)) return cache.get(key, () => write(page, origin));
      if (madeUp.has(key) || budget.take()) return madeUp.get(key, () => write(page, origin));
      // The browser draws it, from what all such pages share.
      const { plain, plainOrigin } = plainPage(page, origin);
      const plainKey = `plain ${siteKey(page.site)} ${keyOf(plain, plainOrigin)}`;
      return cache.get(plainKey, () => write(plain, plainOrigin, true));
    },
    async warm() {
      const { drawModule } = await readBuild();
      if (drawModule) await drawer.warm(drawModule);
    },
    close: () => drawer.close(),
  };
}

/** Drawn pages of addresses that anybody can make up. */
const madeUpPages = { perSecond: 10, most: 60 } as const;

/** A page without what is made up in its address. */
function plainPage(page: PageRequest, origin: string) {
  const { protocol, hostname } = new URL(origin);
  const pathname = page.screen === null ? noPagePath : page.location.pathname;
  return {
    plain: {
      ...page,
      path: page.screen === null ? noPagePath : page.path,
      location: { pathname, search: '', hash: '' },
    },
    plainOrigin: `${protocol}//${hostname}`,
  };
}

const noPagePath = '/not-found';

/**
 * Numbers sites as they are met: a change of a site makes a new object of it, and pages of the old
 * one are never found again.
 */
function createSiteKeys(): (site: Site) => number {
  const keys = new WeakMap<Site, number>();
  let last = 0;
  return (site) => {
    const key = keys.get(site) ?? (last += 1);
    keys.set(site, key);
    return key;
  };
}

/** Everything a page depends on besides its site and the data of the moment. */
function keyOf({ location, view, isDown }: PageRequest, origin: string): string {
  const { pathname, search } = location;
  return [origin, pathname, search, view.layout, view.timeZone, view.isPlayer, isDown].join(' ');
}
