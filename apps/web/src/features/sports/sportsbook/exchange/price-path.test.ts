import { expect, it } from 'vitest';
import { pricePath } from './price-path.ts';

const point = (second: number, odds: string) => ({
  at: new Date(Date.UTC(2026, 10, 29, 12, 0, second)).toISOString(),
  odds,
});

it('a price holds until the next one; higher odds lie above', () => {
  const told = pricePath([point(0, '2.00'), point(10, '3.00'), point(40, '1.50')]);
  expect(told).toEqual({ path: 'M0 19.3H23.5V2H94V28H100', first: '2.00', last: '1.50' });
});

it('prices that stay the same lie in the middle', () => {
  expect(pricePath([point(0, '2.00'), point(1, '2.00')])?.path).toBe('M0 15H94V15H100');
});

it('one price, or none that can be read, is no line', () => {
  expect(pricePath([])).toBeNull();
  expect(pricePath([point(0, '2.00')])).toBeNull();
  expect(pricePath([point(0, '2.00'), point(1, 'none')])).toBeNull();
});
