import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';
import { countVitest, noTests, readReport } from './reports.ts';
import { runNode } from './run-command.ts';
import type { StageResult } from './stage.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** Runs vitest with the given arguments and reads its totals from the JSON report. */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StageResult> {
  const reportPath = join(rootDir, `.cache/test/${name}.json`);
  rmSync(reportPath, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const exitCode = await runNode(VITEST, ['run', ...args, ...reporters], env);
  const report = readReport<Parameters<typeof countVitest>[0]>(reportPath);
  if (report === undefined) {
    return { counts: noTests, failure: `vitest ended (exit ${exitCode}) without a report` };
  }
  const counts = countVitest(report);
  if (exitCode === 0 && counts.failed === 0) return { counts };
  return {
    counts,
    failure: `${counts.failed} failed, see above (vitest ${args.join(' ')})`,
  };
}
