import { createTranslator } from '@pavilion/i18n/server';
import { screenTitleKey } from '@pavilion/i18n';
import { bootElementId, type BootData } from '@pavilion/contracts';
import { screens } from '@pavilion/domain/screens';
import { escapeHtml, escapeJson } from './escape.ts';
import { pageHead } from './page-head.ts';
import { pageFiles } from './preloads.ts';
import type { PageRequest } from './boot.service.ts';
import type { WebBuild } from './web-build.ts';

/** Fills the build's page for one site, language and path. */
export function renderPage(
  build: WebBuild,
  page: PageRequest,
  boot: BootData,
  options: { nonce: string; origin: string; requestedPath: string },
): string {
  const head = pageHead({
    ...options,
    site: page.site,
    boot,
    fallbackTitle: titleOf(page),
    files: pageFiles(build.manifest, {
      themeCode: page.site.themeCode,
      screen: page.screen,
      languageTag: page.locale.tag,
      isDown: page.isDown,
    }),
    isIndexable: page.screen !== null && !page.isDown && screens[page.screen].access === 'open',
  });
  const data = `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`;
  return build.template
    .replace(/<html[^>]*>/, `<html lang="${escapeHtml(page.locale.tag)}" dir="ltr">`)
    .replace('<!--pavilion:head-->', () => head)
    .replace('<!--pavilion:body-->', () => data);
}

function titleOf(page: PageRequest): string {
  if (page.screen === null || page.screen === 'home') return page.site.name;
  return `${createTranslator(page.locale.tag)(screenTitleKey(page.screen))} | ${page.site.name}`;
}
