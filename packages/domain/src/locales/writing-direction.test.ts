import { expect, it } from 'vitest';
import { locales, writingDirection } from './index.ts';

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['HE-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['en-US', 'ltr'],
  ['zh-Hans', 'ltr'],
  // Begins like Arabic and is another language.
  ['arn', 'ltr'],
  ['', 'ltr'],
] as const)('lines of %j run %s', (tag, direction) => {
  expect(writingDirection(tag)).toBe(direction);
});

it('runs from left to right in every language of today', () => {
  expect(Object.values(locales).filter(({ tag }) => writingDirection(tag) === 'rtl')).toEqual([]);
});
