import type { PageModules } from '@pavilion/contracts';
import { isThemeCode, leadsWithSports, themes } from '@pavilion/domain/themes';
import { fileOfScreen } from '@pavilion/domain/screen-kinds';
import type { ScreenName } from '@pavilion/domain/screens';
import { isMessageTag } from '@pavilion/i18n';
import { screensOfFirstPart } from '@pavilion/i18n/message-parts';
import { localeChunkFile } from '@pavilion/i18n/server';
import { templateFonts } from '@pavilion/templates/fonts';
import { manifests } from '@pavilion/templates/manifests';
import type { Manifest } from './web-build.ts';

/** Files of a page's first view: its entry, template, screen and language. */
export interface PageFiles {
  /** Without those that the build's own page names already. */
  scripts: string[];
  styles: string[];
  /** Faces of the template in the page's script. */
  fonts: string[];
}

/** A page whose first view is to be loaded. */
export interface FirstPage {
  themeCode: string;
  screen: ScreenName | null;
  languageTag: string;
  isDown: boolean;
}

const entryKey = 'index.html';
/** Knows where every part of every language is. */
const localeTableKey = '../../packages/i18n/src/load-locale.ts';

/** Collects scripts and styles of the first view from the build's manifest, each once. */
export function pageFiles(manifest: Manifest, page: FirstPage): PageFiles {
  const entry = filesOf(manifest, [entryKey]);
  const view = filesOf(manifest, viewKeys(page));
  const drawn = filesOf(manifest, drawnKeys(page));
  const named = new Set(entry.scripts);
  const scripts = [...view.scripts, ...localeFiles(manifest, page)].filter(
    (file) => !named.has(file),
  );
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set([...entry.styles, ...view.styles, ...drawn.styles])],
    fonts: fontsOf(manifest, page),
  };
}

/** Addresses of what the browser would else have to look up among all templates and languages. */
export function pageModules(
  manifest: Manifest,
  { themeCode, languageTag }: FirstPage,
): PageModules {
  const template = isThemeCode(themeCode) && manifest[templateKey(themes[themeCode].template)];
  const texts = isMessageTag(languageTag) ? localeChunkFile(manifest, languageTag, 'first') : null;
  return {
    ...(template ? { template: `/${template.file}` } : {}),
    ...(texts === null ? {} : { texts: `/${texts}` }),
  };
}

/** Source modules the first view begins with. */
function viewKeys({ themeCode, screen, isDown }: FirstPage): string[] {
  if (isDown) return ['src/shell/maintenance-page.tsx'];
  return [
    ...(isThemeCode(themeCode) ? [templateKey(themes[themeCode].template)] : []),
    // The page stands in it, and not in the template.
    ...(screen === 'minigame' ? ['src/shell/minigame-frame.tsx'] : []),
    ...(screen ? [`src/screens/${fileOfScreen(screen)}.screen.tsx`] : []),
    ...(screen && screen !== 'home' ? belowKeys(themeCode) : []),
    // Where the other screens are known.
    ...(screen && screen !== 'home' ? ['src/screens/screen-catalogue.ts'] : []),
  ];
}

/** Modules that the server draws into the page and whose code comes once it stands. */
const drawnKeys = ({ themeCode, screen }: FirstPage): string[] => [
  ...(leadsWithSports(themeCode) ? [sportsKey, 'src/shell/slip-column.tsx'] : []),
  ...belowKeys(themeCode),
  ...(screen === 'home' ? lobbyKeys(themeCode) : []),
];

/**
 * The lobby of the home page, below its hero: lists of games, and on every kind of site a board of
 * matches.
 */
const lobbyKeys = (themeCode: string): string[] => [
  'src/screens/home/home-lobby.tsx',
  sportsKey,
  ...lobbyFeedKeys(themeCode),
];

/** What the template shows below the first view: its lists of games and its footer. */
const belowKeys = (themeCode: string): string[] =>
  isThemeCode(themeCode) ? [belowKey(themes[themeCode].template)] : [];

/** What the template's lobby shows besides rows of games. */
function lobbyFeedKeys(themeCode: string): string[] {
  const feed = isThemeCode(themeCode) && manifests[themes[themeCode].template].look.lobbyFeed;
  return feed ? [`src/features/home/${feed}-feed.tsx`] : [];
}

/**
 * Texts of the first view: the first part of them, and the others where something in it needs them.
 */
function localeFiles(manifest: Manifest, { languageTag, ...page }: FirstPage): string[] {
  if (!isMessageTag(languageTag)) return [];
  const first = localeChunkFile(manifest, languageTag, 'first');
  const later = needsAllTexts(page) ? localeChunkFile(manifest, languageTag, 'later') : null;
  return [
    ...(later === null ? [] : filesOf(manifest, [localeTableKey]).scripts),
    ...[first, later].filter((file) => file !== null),
  ];
}

function needsAllTexts({ screen, isDown }: Omit<FirstPage, 'languageTag'>): boolean {
  if (isDown) return true;
  return screen !== null && !screensOfFirstPart.has(screen);
}

const sportsKey = 'src/shell/sports-parts.tsx';

const templateKey = (template: string): string =>
  `../../packages/templates/src/${template}/${template}.template.ts`;

const belowKey = (template: string): string =>
  `../../packages/templates/src/${template}/${template}.below.ts`;

function fontsOf(manifest: Manifest, page: FirstPage): string[] {
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
