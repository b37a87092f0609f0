import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';
import { countPlaywright, type PlaywrightReport } from './playwright-report.ts';
import { noTests, readReport } from './reports.ts';
import { runNode } from './run-command.ts';
import type { StageResult } from './stage.ts';
import { deservesRepeat, judgeRepeat } from './unsteady.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const CONFIG = 'tests/journeys/playwright.config.ts';
const artefacts = join(rootDir, 'artefacts/journeys');
/** Traces of journeys that failed among all others; the second run would wipe them. */
const firstArtefacts = join(rootDir, 'artefacts/journeys-first-run');

const reportPathOf = (name: string) => join(rootDir, '.cache/test', `${name}.json`);

/**
 * Runs the browser journeys. The few that fail in the whole run are run once more, one at a time:
 * what passes then is told as unsteady, with its trace kept.
 */
export async function runPlaywright(): Promise<StageResult> {
  rmSync(firstArtefacts, { recursive: true, force: true });
  const first = await runOnce('journeys', []);
  if (!('report' in first) || !deservesRepeat(first.report)) return resultOf(first);
  process.stdout.write('\nThe journeys that failed are run once more, alone.\n');
  cpSync(artefacts, firstArtefacts, { recursive: true });
  const again = await runOnce('journeys-again', ['--last-failed', '--workers=1']);
  return 'report' in again ? judgeRepeat(first.report, again.report) : resultOf(again);
}

type Run = { readonly exitCode: number } & ({ readonly report: PlaywrightReport } | object);

async function runOnce(name: string, args: readonly string[]): Promise<Run> {
  const reportPath = reportPathOf(name);
  rmSync(reportPath, { force: true });
  const exitCode = await runNode(PLAYWRIGHT, ['test', '--config', CONFIG, ...args], {
    PAVILION_JOURNEYS_REPORT: reportPath,
  });
  const report = readReport<PlaywrightReport>(reportPath);
  return report === undefined ? { exitCode } : { exitCode, report };
}

function resultOf(run: Run): StageResult {
  if (!('report' in run)) {
    return { counts: noTests, failure: `Playwright ended (exit ${run.exitCode}) without a report` };
  }
  const counts = countPlaywright(run.report);
  if (run.exitCode === 0 && counts.failed === 0) return { counts };
  return { counts, failure: `${counts.failed} journeys failed; traces are in artefacts/journeys` };
}
