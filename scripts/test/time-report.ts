import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../lib/workspaces.ts';
import type { CrashList } from './crashes.ts';
import { journeysOf, type PlaywrightReport } from './playwright-report.ts';
import { readReport, type VitestReport } from './reports.ts';
import type { RunResult } from './run-stages.ts';

/** What one file of tests took, all its tests together. */
export type FileTime = { readonly file: string; readonly seconds: number };

const slowestShown = 20;
const reports = join(rootDir, '.cache/test');

/** The files of vitest's and Playwright's reports, the slowest first. */
export function slowestFiles(
  vitest: readonly VitestReport[],
  playwright: readonly PlaywrightReport[],
): readonly FileTime[] {
  const unit = vitest.flatMap(({ testResults }) =>
    testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  );
  const sums = new Map<string, number>();
  for (const { file, seconds } of [...unit, ...playwright.flatMap(journeysOf)]) {
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
}

/** The page `artefacts/test/times.md`: a row a stage, then the slowest files. */
export function timeReportOf(times: RunResult['times'], files: readonly FileTime[]): string {
  const stages = times.map(
    ({ name, seconds, budgetSeconds }) => `| ${name} | ${seconds.toFixed(1)} | ${budgetSeconds} |`,
  );
  const rows = files.map(({ file, seconds }) => `| ${file} | ${seconds.toFixed(1)} |`);
  return [
    '| stage | seconds | budget |',
    '| --- | --: | --: |',
    ...stages,
    '',
    '| slowest files | seconds |',
    '| --- | --: |',
    ...rows,
    '',
  ].join('\n');
}

/** Forgets the reports of earlier runs, so that none of them is read as this run's. */
export function forgetReports(): void {
  for (const name of reportNames()) rmSync(join(reports, name));
}

/** Writes what the stages and the slowest files took into `artefacts/test/times.md`. */
export function writeTimeReport(times: RunResult['times']): void {
  const all = reportNames().map((name) =>
    readReport<VitestReport | PlaywrightReport | CrashList>(join(reports, name)),
  );
  const files = slowestFiles(
    all.filter((report) => report !== undefined && 'testResults' in report),
    all.filter((report) => report !== undefined && 'suites' in report),
  );
  const folder = join(rootDir, 'artefacts/test');
  mkdirSync(folder, { recursive: true });
  const page = timeReportOf(times, files).replaceAll(`${rootDir}/`, '');
  writeFileSync(join(folder, 'times.md'), page);
}

function reportNames(): string[] {
  if (!existsSync(reports)) return [];
  return readdirSync(reports).filter((name) => name.endsWith('.json'));
}
