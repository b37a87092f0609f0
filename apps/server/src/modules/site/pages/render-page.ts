import { createHash } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import { screenTitleKey } from '@pavilion/i18n';
import { bootElementId } from '@pavilion/contracts';
import { writingDirection } from '@pavilion/domain/locales';
import { paletteStyle } from './palette-style.ts';
import { withOwnIcons } from './drawn-icons.ts';
import { withoutStyleAttributes } from './drawn-styles.ts';
import type { WrittenPage } from './draw-page.service.ts';
import { escapeHtml, escapeJson } from '../../../escape.ts';
import { inlineSheets, withoutSheets } from './inline-sheets.ts';
import { layoutCheckHash, layoutCheckTag } from './layout-check.ts';
import { pageHead } from './page-head.ts';
import { pageFiles, pageModules, type FirstPage } from './preloads.ts';
import { scriptsAfterPaint, scriptsAtOnce } from './page-scripts.ts';
import type { PageRequest } from './page-request.types.ts';
import { shownScreen } from './shown-screen.ts';
import { unloadedNotice, unloadedNoticeCss } from './unloaded-notice.ts';
import type { WebBuild } from './web-build.ts';

/** A whole page, the same for everybody who asks for it in the same way. */
export interface RenderedPage {
  html: string;
  /** Sources of the content security policy that allow the page's own style elements. */
  styleSources: string[];
  /** Hashes of its own inline scripts. */
  scriptHashes: string[];
}

/** Fills the build's page for one site, language and path. */
export function renderPage(
  build: WebBuild,
  page: PageRequest,
  written: WrittenPage,
  origin: string,
): RenderedPage {
  const first: FirstPage = {
    themeCode: page.site.themeCode,
    screen: shownScreen(page),
    languageTag: page.locale.tag,
    isDown: page.isDown,
  };
  const boot = { ...written.boot, modules: pageModules(build.manifest, first) };
  const icons = withOwnIcons(written.drawn?.html ?? '');
  const drawn = withoutStyleAttributes(icons.html);
  const palette = paletteStyle(page.site);
  const files = pageFiles(build.manifest, first);
  const sheets = inlineSheets(build, files.styles);
  const scripts = written.drawn
    ? scriptsAfterPaint(build, files.scripts)
    : scriptsAtOnce(build, files.scripts);
  const isChecked = written.drawn !== null && boot.view?.layout === 'wide';
  const head = pageHead({
    origin,
    requestedPath: page.location.pathname,
    site: page.site,
    boot,
    pageTitle: titleOf(page),
    checkTags: isChecked ? [layoutCheckTag(page.site, page.path)] : [],
    styleTags: [...sheets.tags, ...palette.tags, `<style>${unloadedNoticeCss}</style>`],
    drawnHtml: drawn.html,
    fonts: files.fonts,
    scriptTags: scripts.tags,
    isIndexable: written.isListed ?? false,
    subject: written.subject === 'missing' ? null : (written.subject ?? null),
    titledPicture: written.picture ?? null,
    facts: written.facts ?? [],
  });
  const sheet = drawn.css === '' ? '' : `<style id="pavilion-drawn">${drawn.css}</style>`;
  const data = `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`;
  return {
    html: withoutSheets(scripts.template)
      .replace(/<html[^>]*>/, () => htmlTag(page, written))
      .replace('<!--pavilion:head-->', () => head + sheet)
      // The page stands before its data, which only the scripts read.
      .replace('<!--pavilion:body-->', '')
      .replace(
        /<div id="root">(.*?)<\/div>/s,
        (_all, unbuilt: string) =>
          `${icons.shapes}<div id="root">${drawn.html || unbuilt}</div>\n    ${unloadedNotice(page.locale.tag)}${data}`,
      ),
    styleSources: [sheets.css, palette.css, unloadedNoticeCss, drawn.css]
      .filter((css) => css !== '')
      .map(hashSource),
    scriptHashes: isChecked ? [layoutCheckHash] : [],
  };
}

function htmlTag({ locale }: PageRequest, { boot, drawn }: WrittenPage): string {
  const language = `lang="${escapeHtml(locale.tag)}" dir="${writingDirection(locale.tag)}"`;
  if (!drawn || !boot.view) return `<html ${language}>`;
  return `<html ${language} class="${escapeHtml(drawn.rootClass)}" data-layout="${boot.view.layout}">`;
}

const hashSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Name of the page in its language; the home page is known by the site's name alone. */
function titleOf({ screen, locale }: PageRequest): string {
  if (screen === 'home') return '';
  const t = createTranslator(locale.tag);
  return screen ? t(screenTitleKey(screen)) : t('errors.pageNotFound');
}
