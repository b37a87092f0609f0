import { expect, it } from 'vitest';
import { pasteCode } from './text-rule.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123456\n', '123456'],
  ['Your code is 123456. It is valid for 5 minutes.', null],
  ['12345O', null],
  ['123-456', null],
  ['\u0661\u0662\u0663\u0664\u0665\u0666', null],
])('of "%s" a field of codes takes %s', (pasted, taken) => {
  expect(pasteCode(pasted)).toBe(taken);
});
