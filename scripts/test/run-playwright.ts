import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';
import { countPlaywright, noTests, readReport } from './reports.ts';
import { runNode } from './run-command.ts';
import type { StageResult } from './stage.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const CONFIG = 'tests/journeys/playwright.config.ts';

/** Runs the browser journeys and reads their totals from Playwright's JSON report. */
export async function runPlaywright(args: readonly string[] = []): Promise<StageResult> {
  const reportPath = join(rootDir, '.cache/test/journeys.json');
  rmSync(reportPath, { force: true });
  const exitCode = await runNode(PLAYWRIGHT, ['test', '--config', CONFIG, ...args], {
    PAVILION_JOURNEYS_REPORT: reportPath,
  });
  const report = readReport<Parameters<typeof countPlaywright>[0]>(reportPath);
  if (report === undefined) {
    return { counts: noTests, failure: `Playwright ended (exit ${exitCode}) without a report` };
  }
  const counts = countPlaywright(report);
  if (exitCode === 0 && counts.failed === 0) return { counts };
  return { counts, failure: `${counts.failed} journeys failed; traces are in artefacts/journeys` };
}
