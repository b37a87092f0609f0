import { matchesGlob } from 'node:path';
import { referencesOf, type PackageEntry } from './support/imports.ts';
import { isTestFile, type SourceFile } from './support/repository.ts';

const CHECKED = /^(apps|packages)\/[^/]+\/src\/.*\.(ts|tsx|css|sql|svg)$/;

/** Files that something other than an import starts. */
const ENTRIES = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /^apps\/(server|sandbox-studio)\/src\/(main|server)\.ts$/,
  /^apps\/server\/src\/cli\/main\.ts$/,
  /^apps\/web\/src\/.*service-worker\.ts$/,
  // Begun by the build's configuration: what draws pages, and what loads the app into them.
  /^apps\/web\/src\/app\/(draw-page\.tsx|first-paint\.ts|wake-formats\.worker\.ts)$/,
  /\.d\.ts$/,
  // Read by vitest's configuration, which is not among the sources.
  /^packages\/test-kit\/src\/vitest-global-setup\.ts$/,
];

/**
 * Used by tests or the gallery alone, and kept on purpose; one that the product comes to use leaves
 * the list.
 */
const KEPT = [
  // Parts of the office's desk, which is not built yet; the gallery shows and judges them.
  /^packages\/ui-desk\/src\/(avatar|breadcrumb|combobox|data-table|menu|stepper|tooltip)\.tsx$/,
  /^packages\/ui-desk\/src\/(date-field|date-range-field|file-upload|number-field)\.tsx$/,
  // What these parts need of languages.
  /^packages\/i18n\/src\/calendar-names\.ts$/,
  // Judges the message files; its test is its only use.
  /^packages\/i18n\/src\/check-messages\.ts$/,
];

/** Name files without using them: a manifest's exports offer all there are. */
const NO_USERS = /\.md$|(^|\/)package\.json$/;

/**
 * Files of `src` folders that no other file imports, directly, by a package's exports or by a glob.
 * What tests alone use counts as unused.
 */
export function checkDeadFiles(
  files: readonly SourceFile[],
  packages: readonly PackageEntry[],
): string[] {
  const references = files
    .filter(({ path }) => !isTestFile(path) && !NO_USERS.test(path))
    .flatMap(({ path, text }) =>
      referencesOf(path, text, packages).filter((reference) => reference !== path),
    );
  const exact = new Set(references);
  const globs = references.filter((reference) => reference.includes('*'));
  const isUsed = (path: string): boolean =>
    exact.has(path) || globs.some((glob) => matchesGlob(path, glob));
  const isKept = (path: string): boolean => KEPT.some((entry) => entry.test(path));
  const checked = files
    .map(({ path }) => path)
    .filter((path) => CHECKED.test(path) && !isTestFile(path))
    .filter((path) => !ENTRIES.some((entry) => entry.test(path)));
  return [
    ...checked
      .filter((path) => !isUsed(path) && !isKept(path))
      .map((path) => `${path} is never imported: use it or remove it`),
    ...checked
      .filter((path) => isUsed(path) && isKept(path))
      .map((path) => `${path} is used now: take it off the list of files kept`),
  ];
}
