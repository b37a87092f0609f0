import { expect, test } from 'vitest';
import { slowestFiles, timeReportOf } from './time-report.ts';

const unit = (name: string, seconds: number) => ({
  name,
  status: 'passed',
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: [],
});

const journey = (duration: number) => ({
  title: 'a bet',
  tests: [{ projectName: 'phone', status: 'expected' as const, results: [{ duration }] }],
});

test('files of both runners stand together, the slowest first, a file once', () => {
  const file = 'bets.journey.ts';
  const suites = [{ title: file, file, specs: [journey(2000)] }];
  const report = { stats: { expected: 2, flaky: 0, unexpected: 0 }, errors: [], suites };
  const vitest = [{ testResults: [unit('money.test.ts', 1), unit('ledger.test.ts', 5)] }];
  expect(slowestFiles(vitest, [report, report])).toEqual([
    { file: 'ledger.test.ts', seconds: 5 },
    { file, seconds: 4 },
    { file: 'money.test.ts', seconds: 1 },
  ]);
});

test('no more than twenty files are told', () => {
  const testResults = Array.from({ length: 30 }, (_, i) => unit(`${i}.test.ts`, i));
  expect(slowestFiles([{ testResults }], [])).toHaveLength(20);
});

test('the page has a row a stage and a row a file', () => {
  const times = [{ name: 'lint', seconds: 12.34, budgetSeconds: 30 }];
  const page = timeReportOf(times, [{ file: 'a.test.ts', seconds: 2 }]);
  expect(page).toContain('| lint | 12.3 | 30 |');
  expect(page).toContain('| a.test.ts | 2.0 |');
});
