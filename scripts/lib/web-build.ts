import { join } from 'node:path';
import { runChild } from './run-child.mjs';
import { rootDir } from './workspaces.ts';

/**
 * Builds the web app unless the build there is current; resolves with the exit code of the build, 0
 * when nothing was to do.
 */
export function buildWebIfStale(): Promise<number> {
  return runChild(process.execPath, [join(rootDir, 'scripts/build.ts'), '--if-stale'], {
    cwd: rootDir,
  });
}

/** Like `buildWebIfStale`, for what cannot go on without a current build. Throws when it fails. */
export async function demandWebBuild(): Promise<void> {
  const exitCode = await buildWebIfStale();
  if (exitCode !== 0) throw new Error(`the web app does not build (exit ${exitCode})`);
}
