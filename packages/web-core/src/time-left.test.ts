import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [59, 0, '00:00:59'],
  [60, 0, '00:01:00'],
  [3599, 0, '00:59:59'],
  [3600, 0, '01:00:00'],
  [86_399, 0, '23:59:59'],
  [86_400, 1, '00:00:00'],
  [2 * 86_400 + 3 * 3600 + 14 * 60 + 9, 2, '03:14:09'],
])('%i seconds are %i days and %s', (seconds, days, clock) => {
  expect(timeLeft(seconds)).toEqual({ days, clock });
});
