import type { SourceFile } from './support/repository.ts';
import { withoutComments } from './support/text.ts';

const SCREENS = 'apps/web/src/screens';
export const SCREEN_CATALOGUE = `${SCREENS}/screen-catalogue.ts`;

function hasRow(catalogue: string, screen: string): boolean {
  const quoted = screen.replaceAll('-', '\\-');
  return new RegExp(`(^|[\\s{,])(['"]?)${quoted}\\2\\s*:`, 'm').test(catalogue);
}

function importedFolders(catalogue: string): string[] {
  return [...catalogue.matchAll(/['"]\.\/([a-z0-9-]+)\//g)].flatMap((found) => found[1] ?? []);
}

/**
 * The shortest screen that is a file: what is shorter differs from its like by a word or two, and
 * is a row.
 */
const SHORTEST_LINES = 13;
/** Shorter ones that are the only one of their kind. */
const ALONE: ReadonlySet<string> = new Set(['playnow', 'preloader', 'lobby', 'text']);

/** Screens with hardly anything in them. */
function hollowScreens(files: readonly SourceFile[]): string[] {
  const screen = new RegExp(`^${SCREENS}/([^/]+)/[^/]+\\.screen\\.tsx$`);
  return files.flatMap(({ path, text }) => {
    const [, folder = ''] = screen.exec(path) ?? [];
    const lines = text.trimEnd().split('\n').length;
    if (folder === '' || ALONE.has(folder) || lines >= SHORTEST_LINES) return [];
    return [
      `${path} has ${lines} lines: make it a row of a kind of screens in ${SCREEN_CATALOGUE}`,
    ];
  });
}

/**
 * Every screen of the domain has a row in the web's screen catalogue, every folder that a row
 * imports exists, and every folder of screens is imported by a row; none is hollow.
 */
export function checkScreens(screens: readonly string[], files: readonly SourceFile[]): string[] {
  const source = files.find(({ path }) => path === SCREEN_CATALOGUE);
  if (source === undefined) return [`${SCREEN_CATALOGUE} is missing`];
  const catalogue = withoutComments(source.text);
  const folders = new Set(
    files.flatMap(({ path }) => new RegExp(`^${SCREENS}/([^/]+)/`).exec(path)?.[1] ?? []),
  );
  const imported = new Set(importedFolders(catalogue));
  return [
    ...screens
      .filter((screen) => !hasRow(catalogue, screen))
      .map((screen) => `screen ${screen} has no row in ${SCREEN_CATALOGUE}`),
    ...[...imported]
      .filter((folder) => !folders.has(folder))
      .map((folder) => `the screen catalogue imports the missing folder ${folder}`),
    ...[...folders]
      .filter((folder) => !imported.has(folder))
      .map((folder) => `${SCREENS}/${folder} has no row in the screen catalogue`),
    ...hollowScreens(files),
  ];
}
