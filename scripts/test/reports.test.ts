import { expect, test } from 'vitest';
import { countPlaywright } from './playwright-report.ts';
import { addCounts, countVitest, readReport } from './reports.ts';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

const file = (status: string, ...assertionResults: { status: string }[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults,
});

test.each([
  ['all pass', file('passed', passed, passed), 2, 0],
  ['one fails', file('failed', passed, failed), 1, 1],
  ['one is skipped', file('passed', passed, { status: 'skipped' }), 1, 0],
  ['a file that cannot be loaded', file('failed'), 0, 1],
  ['a failing hook', file('failed', passed), 1, 1],
])('vitest report, %s', (_what, testFile, ...expected) => {
  const counts = countVitest({ testResults: [testFile] });
  expect([counts.passed, counts.failed]).toEqual(expected);
});

test('a file that is left out counts nothing', () => {
  const other = { ...file('passed', passed), name: 'b.test.ts' };
  const counts = countVitest({ testResults: [file('failed', passed), other] }, ['a.test.ts']);
  expect(counts).toEqual({ passed: 1, failed: 0 });
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
