import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';
import { crashListVariable, type CrashList } from './crashes.ts';
import { addCounts, countVitest, noTests, readReport, type VitestReport } from './reports.ts';
import { runNode } from './run-command.ts';
import type { StageResult } from './stage.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const crashReporter = join(rootDir, 'scripts/test/crash-reporter.ts');

/**
 * One run of vitest, and the files under which the runtime crashed when nothing else went wrong.
 */
type Run = { readonly result: StageResult; readonly crashed: readonly string[] };

/**
 * Runs vitest with the given arguments and environment and reads its totals from the JSON report.
 * Files that never came to their end because the runtime under them crashed are run once more; a
 * crash that comes again is a failure.
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StageResult> {
  const { result, crashed } = await runOnce(name, args, env);
  if (crashed.length === 0) return result;
  process.stdout.write(`\nThe runtime crashed under ${crashed.join(', ')}: once more.\n`);
  const again = await runOnce(`${name}-again`, [...args, ...crashed], env);
  return { ...again.result, counts: addCounts(result.counts, again.result.counts) };
}

async function runOnce(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  const [reportPath, crashPath] = [cachePath(`${name}.json`), cachePath(`${name}.crashed.json`)];
  rmSync(reportPath, { force: true });
  rmSync(crashPath, { force: true });
  const reporters = ['default', 'json', crashReporter].map((reporter) => `--reporter=${reporter}`);
  const exitCode = await runNode(
    VITEST,
    [...args, '--run', ...reporters, `--outputFile.json=${reportPath}`],
    { ...env, [crashListVariable]: crashPath },
  );
  return judge(exitCode, args, readReport(reportPath), readReport(crashPath));
}

const cachePath = (file: string) => join(rootDir, '.cache/test', file);

function judge(
  exitCode: number,
  args: readonly string[],
  report?: VitestReport,
  crashes?: CrashList,
): Run {
  if (report === undefined) {
    const failure = `vitest ended (exit ${exitCode}) without a report`;
    return { result: { counts: noTests, failure }, crashed: [] };
  }
  const counts = countVitest(report);
  if (exitCode === 0 && counts.failed === 0) return { result: { counts }, crashed: [] };
  const failure = `${counts.failed} failed, see above (vitest ${args.join(' ')})`;
  const crashed = crashes?.otherErrors === 0 ? crashes.files : [];
  const rest = countVitest(report, crashed);
  return crashed.length > 0 && rest.failed === 0
    ? { result: { counts: rest, failure }, crashed }
    : { result: { counts, failure }, crashed: [] };
}
