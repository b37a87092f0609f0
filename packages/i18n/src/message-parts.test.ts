import { expect, it } from 'vitest';
import { loadFlatMessages } from './load-messages.ts';
import { partOfArea } from './message-parts.ts';
import { messageTags } from './message-tags.ts';

it.each(messageTags)('the parts of %s make up the whole', (tag) => {
  const first = loadFlatMessages(tag, undefined, 'first');
  const later = loadFlatMessages(tag, undefined, 'later');
  expect({ ...first, ...later }).toEqual(loadFlatMessages(tag));
  expect(Object.keys(first).filter((key) => Object.hasOwn(later, key))).toEqual([]);
});

it.each([
  ['ui', 'template', 'first'],
  ['ui', 'auth', 'later'],
  ['errors', 'page', 'first'],
  ['errors', 'codes', 'later'],
  ['validation', 'fields', 'later'],
] as const)('%s/%s comes %s', (group, area, part) => {
  expect(partOfArea(group, area)).toBe(part);
});
