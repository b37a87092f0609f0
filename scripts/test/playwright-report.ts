import type { TestCounts } from './reports.ts';

type PlaywrightTest = {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly { readonly duration: number }[];
};
type PlaywrightSpec = { readonly title: string; readonly tests: readonly PlaywrightTest[] };
type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
};

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
};

/** One journey of a report: its file, its name with the window it ran in, and what it took. */
export type Journey = {
  readonly file: string;
  readonly name: string;
  readonly isFailed: boolean;
  readonly seconds: number;
};

/**
 * Counts of a Playwright JSON report. Its own repeats are switched off: one that passed only so is
 * a failure.
 */
export function countPlaywright(report: Omit<PlaywrightReport, 'suites'>): TestCounts {
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** All journeys of a report, those of nested groups too. */
export function journeysOf(report: PlaywrightReport): readonly Journey[] {
  return report.suites.flatMap((suite) => journeysOfSuite(suite, []));
}

function journeysOfSuite(suite: PlaywrightSuite, above: readonly string[]): Journey[] {
  const path = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      file: suite.file,
      name: `[${test.projectName}] ${[suite.file, ...path, title].join(' › ')}`,
      isFailed: test.status === 'unexpected' || test.status === 'flaky',
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOfSuite(inner, path))];
}
