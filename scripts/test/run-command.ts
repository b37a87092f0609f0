import { join } from 'node:path';
import { runChild } from '../lib/run-child.mjs';
import { rootDir } from '../lib/workspaces.ts';
import { noTests } from './reports.ts';
import type { StageResult } from './stage.ts';

/** Runs a script of node_modules (or of ours) on the pinned Node, from the top folder; resolves with its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return runChild(process.execPath, [join(rootDir, script), ...args], {
    cwd: rootDir,
    env: { ...process.env, ...env },
  });
}

/** Runs a check that either passes or does not. `advice` tells what to do about a failure. */
export async function runCheck(
  script: string,
  args: readonly string[],
  advice: string,
): Promise<StageResult> {
  const exitCode = await runNode(script, args);
  return exitCode === 0 ? { counts: noTests } : { counts: noTests, failure: advice };
}
