import { expect, it } from 'vitest';
import { netBars, sumOf } from './net-bars.ts';

it('measures bars by the largest, either sign', () => {
  expect(netBars(['10.00', '-20.00', '0.00'])).toEqual([0.5, -1, 0]);
  expect(netBars(['0.00'])).toEqual([0]);
  expect(netBars([])).toEqual([]);
});

it('adds amounts up without rounding', () => {
  expect(sumOf(['10.10', '-20.15'])).toBe('-10.05');
  expect(sumOf(['0.30', '-0.25'])).toBe('0.05');
  expect(sumOf(['1250', '-250'])).toBe('1000');
  expect(sumOf([])).toBe('0');
});
