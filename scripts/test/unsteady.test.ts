import { describe, expect, test } from 'vitest';
import type { PlaywrightReport } from './playwright-report.ts';
import { deservesRepeat, judgeRepeat } from './unsteady.ts';

type Status = 'expected' | 'unexpected';

/** A report of one file with a journey a status, the names counting from one. */
function reportOf(statuses: readonly Status[], errors: readonly unknown[] = []): PlaywrightReport {
  const having = (status: Status) => statuses.filter((one) => one === status).length;
  const specs = statuses.map((status, i) => ({
    title: `journey ${i + 1}`,
    tests: [{ projectName: 'phone', status, results: [{ duration: 1000 }] }],
  }));
  return {
    stats: { expected: having('expected'), unexpected: having('unexpected'), flaky: 0 },
    errors,
    suites: [{ title: 'bets.journey.ts', file: 'bets.journey.ts', specs }],
  };
}

const failed = (count: number): Status[] => Array.from({ length: count }, () => 'unexpected');

describe('whether journeys are run once more', () => {
  test.each([
    ['none failed', reportOf(['expected']), false],
    ['one failed', reportOf(['expected', 'unexpected']), true],
    ['three failed', reportOf(failed(3)), true],
    ['four failed: no chance', reportOf(failed(4)), false],
    ['one failed and the run itself had an error', reportOf(['unexpected'], [{}]), false],
  ])('%s', (_what, report, expected) => {
    expect(deservesRepeat(report)).toBe(expected);
  });
});

describe('what both runs say', () => {
  const first = reportOf(['expected', 'unexpected', 'expected']);

  test('what passes alone is passed, and unsteady by its whole name', () => {
    expect(judgeRepeat(first, reportOf(['expected']))).toEqual({
      counts: { passed: 3, failed: 0 },
      unsteady: ['[phone] bets.journey.ts › journey 2'],
    });
  });

  test('what fails again is a failure', () => {
    const result = judgeRepeat(first, reportOf(['unexpected']));
    expect(result.counts).toEqual({ passed: 2, failed: 1 });
    expect(result.failure).toMatch(/failed twice/);
  });

  test('what did not run again is a failure', () => {
    expect(judgeRepeat(first, reportOf([])).counts).toEqual({ passed: 2, failed: 1 });
  });

  test('an error of the second run itself is a failure', () => {
    expect(judgeRepeat(first, reportOf(['expected'], [{}])).counts.failed).toBe(1);
  });
});
