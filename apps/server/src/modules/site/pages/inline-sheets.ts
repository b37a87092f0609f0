import { escapeHtml } from '../../../escape.ts';
import type { WebBuild } from './web-build.ts';

const sheetLink = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The style sheets of the first view inside the page itself: nothing then stands between the page
 * and its first paint. The disabled links load nothing; they tell the app's module loader that
 * these sheets are there.
 */
export function inlineSheets(
  build: WebBuild,
  files: readonly string[],
): { css: string; tags: string[] } {
  const css = files.map((file) => build.styles.get(file) ?? '').join('');
  if (css === '') return { css, tags: [] };
  const links = files.map(
    (file) => `<link rel="stylesheet" disabled crossorigin href="/${escapeHtml(file)}">`,
  );
  return { css, tags: [`<style id="pavilion-sheets">${css}</style>`, ...links] };
}

/** The build's page without its own links to style sheets. */
export function withoutSheets(template: string): string {
  return template.replace(sheetLink, '');
}
