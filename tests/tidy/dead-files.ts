import { matchesGlob } from 'node:path';
import { referencesOf, type PackageEntry } from './support/imports.ts';
import { isTestFile, type SourceFile } from './support/repository.ts';

const CHECKED = /^(apps|packages)\/[^/]+\/src\/.*\.(ts|tsx|css|sql|svg)$/;

/** Files that something other than an import starts. */
const ENTRIES = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /^apps\/server\/src\/(main|server)\.ts$/,
  /^apps\/server\/src\/cli\/main\.ts$/,
  /^apps\/web\/src\/.*service-worker\.ts$/,
  // Begun by the build's configuration: what draws pages, and what loads the app into them.
  /^apps\/web\/src\/app\/(draw-page\.tsx|first-paint\.ts)$/,
  /\.d\.ts$/,
  // Read by vitest's configuration, which is not among the sources.
  /^packages\/test-kit\/src\/vitest-global-setup\.ts$/,
];

/** Files of `src` folders that no other file imports, directly, by a package's exports or by a glob. Tests do not count as users. */
export function checkDeadFiles(
  files: readonly SourceFile[],
  packages: readonly PackageEntry[],
): string[] {
  const references = files
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('tests/tidy/'))
    .filter(({ path }) => !path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      referencesOf(path, text, packages).filter((reference) => reference !== path),
    );
  const exact = new Set(references);
  const globs = references.filter((reference) => reference.includes('*'));
  const isUsed = (path: string): boolean =>
    exact.has(path) || globs.some((glob) => matchesGlob(path, glob));
  return files
    .map(({ path }) => path)
    .filter((path) => CHECKED.test(path) && !isTestFile(path))
    .filter((path) => !ENTRIES.some((entry) => entry.test(path)))
    .filter((path) => !isUsed(path))
    .map((path) => `${path} is never imported: use it or remove it`);
}
