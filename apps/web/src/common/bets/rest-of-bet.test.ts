import { expect, it } from 'vitest';
import { restOfPayout } from './rest-of-bet.ts';

const bet = { currency: 'USD', potential_payout: '148.20', unit_stake: '20.00' };

it.each([
  ['all of it while nothing was taken out', [], '148.20'],
  ['its share after a part', ['6.60'], '99.30'],
  ['its share after two', ['6.60', '3.40'], '74.10'],
])('a bet can still pay %s', (_what, parts, left) => {
  const cash_outs = parts.map((unit_stake) => ({ unit_stake }));
  expect(restOfPayout({ ...bet, cash_outs })).toBe(left);
});
