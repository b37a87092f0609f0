import { expect, it } from 'vitest';
import { validateRange, type InstantRange } from './range.ts';

it.each<[string, InstantRange, string | null]>([
  ['everything', {}, null],
  ['a start alone', { from: '2026-11-21T00:00:00Z' }, null],
  ['an end alone', { to: '2026-11-21T00:00:00Z' }, null],
  ['one moment', { from: '2026-11-21T00:00:00Z', to: '2026-11-21T00:00:00.000Z' }, null],
  ['a day', { from: '2026-11-21T00:00:00Z', to: '2026-11-21T23:59:59.999Z' }, null],
  [
    'a start that is later by a millisecond',
    { from: '2026-11-21T00:00:00.001Z', to: '2026-11-21T00:00:00Z' },
    'endBeforeStart',
  ],
  [
    'an end that is earlier by its time zone',
    { from: '2026-11-21T00:00:00Z', to: '2026-11-21T07:00:00+08:00' },
    'endBeforeStart',
  ],
  ['ends that are no times', { from: 'b', to: 'a' }, null],
])('%s: %o is refused by %s', (_name, range, code) => {
  expect(validateRange(range)).toBe(code);
});
