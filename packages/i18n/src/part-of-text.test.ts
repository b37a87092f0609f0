import { expect, it } from 'vitest';
import { loadFlatMessages } from './load-messages.ts';
import { messageTags } from './message-tags.ts';
import { partOfText } from './part-of-text.ts';

it.each(messageTags)('the parts of %s make up the whole', (tag) => {
  const first = loadFlatMessages(tag, undefined, 'first');
  const later = loadFlatMessages(tag, undefined, 'later');
  expect({ ...first, ...later }).toEqual(loadFlatMessages(tag));
  expect(Object.keys(first).filter((key) => Object.hasOwn(later, key))).toEqual([]);
});

it.each([
  ['ui', 'template', 'skip', 'first'],
  ['ui', 'template', 'filterClear', 'later'],
  ['ui', 'sports', 'sport.football', 'first'],
  ['ui', 'auth', 'signIn', 'later'],
  ['errors', 'page', 'disconnect', 'first'],
  ['errors', 'codes', 'any', 'later'],
  ['validation', 'fields', 'any', 'later'],
] as const)('%s/%s/%s comes %s', (group, area, key, part) => {
  expect(partOfText(group, area, key)).toBe(part);
});
