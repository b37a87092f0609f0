import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, readReport } from './reports.ts';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test.each([
  ['all pass', 2, 0, [{ status: 'passed', assertionResults: [passed, passed] }], 2, 0],
  ['one fails', 1, 1, [{ status: 'failed', assertionResults: [passed, failed] }], 1, 1],
  ['a file that cannot be loaded', 0, 0, [{ status: 'failed', assertionResults: [] }], 0, 1],
  ['a failing hook', 1, 0, [{ status: 'failed', assertionResults: [passed] }], 1, 1],
])('vitest report, %s', (_what, numPassedTests, numFailedTests, testResults, ...expected) => {
  const counts = countVitest({ numPassedTests, numFailedTests, testResults });
  expect([counts.passed, counts.failed]).toEqual(expected);
});

test.each([
  ['all pass', { expected: 3, flaky: 0, unexpected: 0 }, [], 3, 0],
  ['one fails', { expected: 2, flaky: 0, unexpected: 1 }, [], 2, 1],
  ['one passed only when repeated', { expected: 2, flaky: 1, unexpected: 0 }, [], 2, 1],
  ['an error outside tests', { expected: 0, flaky: 0, unexpected: 0 }, [{}], 0, 1],
])('Playwright report, %s', (_what, stats, errors, ...expected) => {
  const counts = countPlaywright({ stats, errors });
  expect([counts.passed, counts.failed]).toEqual(expected);
});

test('counts of several runners add up', () => {
  expect(addCounts({ passed: 1, failed: 2 }, { passed: 10, failed: 20 })).toEqual({
    passed: 11,
    failed: 22,
  });
});

test('a report that was never written is undefined', () => {
  expect(readReport('does-not-exist.json')).toBeUndefined();
});
