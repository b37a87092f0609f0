import { isThemeCode, themes } from '@pavilion/domain/themes';
import type { ScreenName } from '@pavilion/domain/screens';
import { isMessageTag } from '@pavilion/i18n';
import { localeChunkFile } from '@pavilion/i18n/server';
import { templateFonts } from '@pavilion/templates/fonts';
import type { Manifest } from './web-build.ts';

/** Files of a page's first view: its entry, template, screen and language. */
export interface PageFiles {
  /** Without those that the build's own page names already. */
  scripts: string[];
  styles: string[];
  /** Faces of the template in the page's script. */
  fonts: string[];
}

const entryKey = 'index.html';

/** Collects scripts and styles of the first view from the build's manifest, each once. */
export function pageFiles(
  manifest: Manifest,
  page: { themeCode: string; screen: ScreenName | null; languageTag: string; isDown: boolean },
): PageFiles {
  const entry = filesOf(manifest, [entryKey]);
  const view = filesOf(manifest, viewKeys(page));
  const named = new Set(entry.scripts);
  const locale = isMessageTag(page.languageTag)
    ? localeChunkFile(manifest, page.languageTag)
    : null;
  const scripts = [...view.scripts, locale].filter((file) => file !== null && !named.has(file));
  return {
    scripts: [...new Set(scripts)] as string[],
    styles: [...new Set([...entry.styles, ...view.styles])],
    fonts: fontsOf(manifest, page),
  };
}

/** Source modules the first view begins with. */
function viewKeys({ themeCode, screen, isDown }: Parameters<typeof pageFiles>[1]): string[] {
  if (isDown) return ['src/shell/maintenance-page.tsx'];
  return [
    ...(isThemeCode(themeCode) ? [templateKey(themes[themeCode].template)] : []),
    // Templates that lead with sports show their prices at once.
    ...(themeCode.startsWith('sportsbook') ? ['src/shell/sports-parts.tsx'] : []),
    ...(screen ? [`src/screens/${screen}/${screen}.screen.tsx`] : []),
  ];
}

const templateKey = (template: string): string =>
  `../../packages/templates/src/${template}/${template}.template.ts`;

function fontsOf(manifest: Manifest, page: Parameters<typeof pageFiles>[1]): string[] {
  if (!isThemeCode(page.themeCode) || page.isDown) return [];
  return templateFonts(themes[page.themeCode].template, page.languageTag)
    .map((path) => manifest[`../../${path}`]?.file)
    .filter((file) => file !== undefined);
}

/** Files of modules and of everything they import. */
function filesOf(
  manifest: Manifest,
  keys: readonly string[],
): Pick<PageFiles, 'scripts' | 'styles'> {
  const visited = new Set<string>();
  const files: ReturnType<typeof filesOf> = { scripts: [], styles: [] };
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || visited.has(key)) return;
    visited.add(key);
    files.scripts.push(entry.file);
    files.styles.push(...(entry.css ?? []));
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}
