import { expect, it } from 'vitest';
import { firstOf } from './first-matches.ts';

it.each([
  [[10, 10, 10, 1, 9], 16, [10, 6, 0, 0, 0]],
  [[3, 4], 16, [3, 4]],
  [[40], 16, [16]],
  [[2, 5], Infinity, [2, 5]],
  [[2], 0, [0]],
  [[], 16, []],
])('of leagues of %j matches the first %s are %j', (counts, most, drawn) => {
  expect(firstOf(counts, most)).toEqual(drawn);
});
