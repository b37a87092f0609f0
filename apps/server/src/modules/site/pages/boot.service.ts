import type { BootData } from '@pavilion/contracts';
import type { ScreenName } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import { cmsOf, seoOf } from '../content/index.ts';
import { liveChatFields, startupOf } from '../sites/index.ts';
import { cmsPageOf } from './cms-page-of.ts';
import { frameOf } from './frame.service.ts';
import type { PageCalls } from './page-calls.ts';
import { rootDomainOf } from './root-domain.ts';
import type { PageRequest } from './page-request.types.ts';

/** What a page is written with, so that its first paint needs no further call. */
export async function bootDataOf(
  server: ServerContext,
  calls: PageCalls,
  page: PageRequest,
): Promise<BootData> {
  const { site, screen, locale, isDown, view } = page;
  const scope = { server, site, language: locale.code, isPreview: page.isPreview };
  const isShown = screen !== null && !isDown;
  const [seo, cms, frame] = await Promise.all([
    isShown ? seoOf(scope, screen) : null,
    isShown ? cmsBodyOf(scope, screen) : undefined,
    isDown ? undefined : frameOf(calls, page),
  ]);
  return {
    startup: startupOf(site, server.clock.now()),
    seo,
    locale: { tag: locale.tag, prefix: page.hasPrefix ? locale.prefix : null },
    path: page.path,
    rootDomain: rootDomainOf(page.host),
    cms,
    frame,
    closed: isDown ? { site_name: site.name, live_chat: liveChatFields(site) } : undefined,
    view,
  };
}

async function cmsBodyOf(scope: Parameters<typeof cmsOf>[0], screen: ScreenName) {
  const name = cmsPageOf[screen];
  return name === undefined ? undefined : (await cmsOf(scope))[name];
}
