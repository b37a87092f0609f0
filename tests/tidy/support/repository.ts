import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const rootDir = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * One file as the checks see it: its path from the top folder with forward slashes, and its text.
 */
export type SourceFile = { readonly path: string; readonly text: string };

const FOLDERS = ['apps', 'packages', 'tests', 'bench', 'scripts', 'docs', '.ci'];
const TEXT_FILES = /\.(ts|tsx|mjs|cjs|css|sql|json|md|html|svg)$|^\.ci\/run$/;
const SKIPPED = /(^|\/)(node_modules|dist|coverage|artefacts|\.data|\.cache)(\/|$)/;

function listPaths(root: string): string[] {
  const nested = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: root, exclude: (path) => SKIPPED.test(path) }),
  );
  const top = globSync('{*,.*}.{ts,mjs,cjs,json,md}', { cwd: root });
  return [...nested, ...top].filter((path) => TEXT_FILES.test(path) && !SKIPPED.test(path)).sort();
}

/** Reads every text file that belongs to the product; the lockfile is left out. */
export function readRepository(root: string = rootDir): SourceFile[] {
  return listPaths(root)
    .filter((path) => path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A made-up file, for the tests of the checks themselves. */
export function file(path: string, text = ''): SourceFile {
  return { path, text };
}

/** True for TypeScript and JavaScript source. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs)$/.test(path) && !path.endsWith('.d.ts');
}

/** True for tests and for what only tests use. */
export function isTestFile(path: string): boolean {
  return (
    /\.(test|journey|simulation)\.tsx?$/.test(path) ||
    path.startsWith('tests/') ||
    path.startsWith('packages/test-kit/') ||
    path.includes('/src/testing/')
  );
}
