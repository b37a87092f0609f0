import { expect, it } from 'vitest';
import { turnoverRequired } from './index.ts';

it.each([
  ['the whole of it', 20_000n, 100, 20_000n],
  ['a share', 20_000n, 30, 6_000n],
  ['more than it', 20_000n, 300, 60_000n],
  ['no share', 20_000n, 0, 0n],
  ['less than the least unit', 3n, 30, 0n],
  ['what is over the least unit is left out', 199n, 30, 59n],
  ['a fee that takes all', -5n, 100, 0n],
])('turnover asked for a deposit: %s', (_what, credited, percent, required) => {
  expect(turnoverRequired(credited, percent)).toBe(required);
});
