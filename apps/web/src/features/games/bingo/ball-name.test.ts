import { expect, it } from 'vitest';
import { ballName, columnOf } from './ball-name.ts';

it.each([
  ['75', 1, 'B 1', 0],
  ['75', 15, 'B 15', 0],
  ['75', 16, 'I 16', 1],
  ['75', 75, 'O 75', 4],
  ['90', 9, '9', 0],
  ['90', 10, '10', 1],
  ['90', 90, '90', 8],
] as const)('of %s ball %i is %s of column %i', (variant, ball, name, column) => {
  expect([ballName(variant, ball), columnOf(variant, ball)]).toEqual([name, column]);
});
