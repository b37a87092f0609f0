import { posix } from 'node:path';

/** A workspace package: its name, folder, and the `exports` of its manifest. */
export type PackageEntry = {
  readonly name: string;
  readonly dir: string;
  readonly exports: Readonly<Record<string, string>>;
};

const SPECIFIER = /['"`]((?:\.{1,2}\/|@pavilion\/)[^'"`\n?]+)(?:\?[\w-]+)?['"`]/g;

function resolveExport(entry: PackageEntry, subpath: string): string[] {
  return Object.entries(entry.exports).flatMap(([pattern, target]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === subpath ? [posix.join(entry.dir, target)] : [];
    if (!subpath.startsWith(before) || !subpath.endsWith(after)) return [];
    const middle = subpath.slice(before.length, subpath.length - after.length);
    return [posix.join(entry.dir, target.replace('*', middle))];
  });
}

function resolvePackage(specifier: string, packages: readonly PackageEntry[]): string[] {
  const entry = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return entry === undefined ? [] : resolveExport(entry, `.${specifier.slice(entry.name.length)}`);
}

function pagePaths(path: string, text: string): string[] {
  if (!path.endsWith('.html')) return [];
  // A page of Vite names its sources from the folder it stands in.
  return [...text.matchAll(/(?:src|href)="\/([^"%]+)"/g)].flatMap(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
}

/**
 * The paths a file points at by a string: imports, re-exports, `new URL('./x', import.meta.url)`,
 * globs. Reading any relative string as a reference errs on the side of "used".
 */
export function referencesOf(
  path: string,
  text: string,
  packages: readonly PackageEntry[],
): string[] {
  const specifiers = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) =>
    specifier.startsWith('.')
      ? [posix.join(posix.dirname(path), specifier)]
      : resolvePackage(specifier, packages),
  );
  return [...specifiers, ...pagePaths(path, text)];
}
