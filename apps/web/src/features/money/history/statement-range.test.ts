import { expect, it } from 'vitest';
import { readStatementRange } from './statement-range.ts';

const now = new Date(2026, 10, 22, 16).getTime();

it.each([
  ['', 'day', '2026-11-01T00:00:00.000', '2026-11-22T23:59:59.999'],
  ['by=month', 'month', '2025-12-01T00:00:00.000', '2026-11-22T23:59:59.999'],
  ['by=year&from=2026-02-31', 'day', '2026-11-01T00:00:00.000', '2026-11-22T23:59:59.999'],
  [
    'by=month&from=2026-01-05&to=2026-01-06',
    'month',
    '2026-01-05T00:00:00.000',
    '2026-01-06T23:59:59.999',
  ],
])('%s: by %s from %s to %s', (query, by, from, to) => {
  expect(readStatementRange(new URLSearchParams(query), now)).toEqual({
    by,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  });
});
