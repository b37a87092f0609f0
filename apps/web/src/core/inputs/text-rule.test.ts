import { expect, it } from 'vitest';
import { filterCode, pasteCode } from './text-rule.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123456\n', '123456'],
  ['Your code is 123456. It is valid for 5 minutes.', null],
  ['12345O', null],
  ['123-456', null],
  ['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
  ['１２３\u200b４５６', '123456'],
])('of "%s" a field of codes takes %s', (pasted, taken) => {
  expect(pasteCode(pasted)).toBe(taken);
});

it.each([
  ['12a３', '123'],
  ['१२३', '123'],
  ['abc', ''],
])('of "%s" typed into a field of codes stays %s', (typed, kept) => {
  expect(filterCode(typed)).toBe(kept);
});
