import { expect, it } from 'vitest';
import { rangeOfDays } from './day-range.ts';

const at = (...local: [number, number, number]): number => new Date(...local).getTime();

it('runs from the first instant of one day to the last of another', () => {
  const { from = '', to = '' } = rangeOfDays('2026-11-21', '2026-11-22');
  expect(Date.parse(from)).toBe(at(2026, 10, 21));
  expect(Date.parse(to)).toBe(at(2026, 10, 23) - 1);
});

it.each([
  ['', '', []],
  ['2026-11-21', '', ['from']],
  ['', '2026-11-21', ['to']],
  ['2026-02-31', 'soon', []],
])('leaves open what is no day: %j to %j', (from, to, names) => {
  expect(Object.keys(rangeOfDays(from, to))).toEqual(names);
});
