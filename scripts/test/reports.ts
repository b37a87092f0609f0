import { existsSync, readFileSync } from 'node:fs';

/** Tests that passed and failed. Skipped tests are neither. */
export type TestCounts = { readonly passed: number; readonly failed: number };

export const noTests: TestCounts = { passed: 0, failed: 0 };

/** The sum of two counts. */
export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/**
 * Counts of a vitest JSON report, without the files named in `leftOut`. A file that failed without
 * a failing test of its own (it could not be loaded, or a hook failed) counts as one failure, or it
 * would vanish from the totals.
 */
export function countVitest(report: VitestReport, leftOut: readonly string[] = []): TestCounts {
  return report.testResults
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ status, assertionResults }) => {
      const having = (wanted: string) =>
        assertionResults.filter((assertion) => assertion.status === wanted).length;
      const isBroken = status === 'failed' && having('failed') === 0;
      return { passed: having('passed'), failed: isBroken ? 1 : having('failed') };
    })
    .reduce(addCounts, noTests);
}

/** Reads a JSON report; undefined when the runner died before writing one. */
export function readReport<Report>(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}
