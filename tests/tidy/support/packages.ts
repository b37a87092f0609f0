import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageEntry } from './imports.ts';
import { rootDir } from './repository.ts';

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, string>> };

/** Every workspace package with what its manifest exports. */
export function readPackages(root: string = rootDir): PackageEntry[] {
  return globSync('{apps,packages}/*/package.json', { cwd: root })
    .sort()
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
      return { name: manifest.name, dir: dirname(path), exports: manifest.exports ?? {} };
    });
}
