import { isThemeCode, themes } from '@pavilion/domain/themes';
import type { ScreenName } from '@pavilion/domain/screens';
import { isMessageTag } from '@pavilion/i18n';
import { localeChunkFile } from '@pavilion/i18n/server';
import type { Manifest } from './web-build.ts';

/** Files a page needs beside those the build's own page names: its template, screen and language. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** Collects scripts and styles of the first paint from the build's manifest, each once. */
export function pageFiles(
  manifest: Manifest,
  page: { themeCode: string; screen: ScreenName | null; languageTag: string; isDown: boolean },
): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    // The entry's own files stand in the page already.
    if (!entry || key === 'index.html' || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  if (page.isDown) visit('src/shell/maintenance-page.tsx');
  else {
    if (isThemeCode(page.themeCode)) visit(templateKey(themes[page.themeCode].template));
    if (page.themeCode.startsWith('sportsbook')) visit('src/shell/sports-parts.tsx');
    if (page.screen) visit(`src/screens/${page.screen}/${page.screen}.screen.tsx`);
  }
  const locale = isMessageTag(page.languageTag)
    ? localeChunkFile(manifest, page.languageTag)
    : null;
  if (locale) scripts.add(locale);
  return { scripts: [...scripts], styles: [...styles] };
}

const templateKey = (template: string): string =>
  `../../packages/templates/src/${template}/${template}.template.ts`;
