import { expect, it } from 'vitest';
import { pressKey } from './keypad.store.ts';

it.each([
  ['', '5', 2, '5'],
  ['5', '0', 2, '50'],
  ['0', '5', 2, '5'],
  ['', '.', 2, '0.'],
  ['1.', '.', 2, '1.'],
  ['1,5', '0', 2, '1.50'],
  ['1.50', '5', 2, '1.50'],
  ['15', '.', 0, '15'],
  ['15', 'back', 2, '1'],
  ['', 'back', 2, ''],
])('"%s" and the key %s of a currency with %i decimals make "%s"', (stake, key, decimals, next) => {
  expect(pressKey(stake, key, decimals)).toBe(next);
});
