import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../lib/run-child.mjs';
import { rootDir } from '../lib/workspaces.ts';
import { noTests } from './reports.ts';
import type { StageResult } from './stage.ts';

const outputFile = new AsyncLocalStorage<number>();

/**
 * Runs `work`; what its programs print is given back and not shown. `name` is of the file that
 * holds it meanwhile.
 */
export async function keepingOutput<T>(
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T; output: string }> {
  const path = join(rootDir, '.cache/test', `${name}.log`);
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  try {
    const result = await outputFile.run(file, work);
    return { result, output: readFileSync(path, 'utf8') };
  } finally {
    closeSync(file);
  }
}

/**
 * Runs a script of node_modules (or of ours) on the pinned Node, from the top folder; resolves with
 * its exit code.
 */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const file = outputFile.getStore();
  return runChild(process.execPath, [join(rootDir, script), ...args], {
    ...(file === undefined ? {} : { stdio: ['ignore', file, file] }),
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
