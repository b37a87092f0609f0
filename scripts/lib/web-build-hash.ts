import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersUsedBy, listWorkspaces } from './workspaces.ts';

const WEB_PACKAGE = '@pavilion/web';
const ROOT_INPUTS = ['package-lock.json', 'tsconfig.json'];
// What never reaches the browser must not make the build stale.
const IGNORED = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$|\.md$/;

/** Files, from the root, whose content decides what the web build contains; sorted. */
export function listBuildInputs(root: string): string[] {
  const folders = foldersUsedBy(WEB_PACKAGE, listWorkspaces(root));
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.*`, {
      cwd: root,
      exclude: ['**/node_modules', '**/dist'],
    }),
  );
  const roots = ROOT_INPUTS.filter((file) => existsSync(join(root, file)));
  return [...new Set([...files, ...roots])].filter((file) => !IGNORED.test(file)).sort();
}

/** SHA-256 over the names and contents of all inputs of the web build. */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of listBuildInputs(root)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
