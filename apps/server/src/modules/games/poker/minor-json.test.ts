import { expect, it } from 'vitest';
import { jsonText } from '@pavilion/database';
import { readMinors } from './minor-json.ts';

it('gives amounts back as bigints, at any depth, and leaves all else as it is', () => {
  const value = {
    chipsMinor: 9_007_199_254_740_993n,
    name: '17',
    callMinor: null,
    pots: [{ amountMinor: 0n, seats: [1, 2] }],
  };
  expect(readMinors(JSON.parse(jsonText(value)))).toEqual(value);
});
