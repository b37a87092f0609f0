import { expect, test } from 'vitest';
import { findHits, kebabCase, withoutComments } from './text.ts';

test('hits carry their line', () => {
  expect(findHits('a\nfoo b\nfoo', /foo/g)).toEqual([
    { line: 2, match: 'foo' },
    { line: 3, match: 'foo' },
  ]);
});

test.each([
  ['a line comment', 'x(); // Date.now', 'x();            '],
  ['a block comment', 'a /* b\nc */ d', 'a     \n     d'],
  ['no string that looks like one', "a('image/*'); b(); /* c */", "a('image/*'); b();        "],
  ['no string with a bar of its own', 'a("\\"/*"); `/*`; b() // c', 'a("\\"/*"); `/*`; b()     '],
  ['a comment with quotes', "a // it's\nb // 'c'", 'a        \nb       '],
  ['an address is no comment', "fetch('https://example.org')", "fetch('https://example.org')"],
])('blanks %s', (_what, text, expected) => {
  expect(withoutComments(text)).toBe(expected);
});

test.each([
  ['getBalance', 'get-balance'],
  ['top10winnerWithdrawal', 'top10winner-withdrawal'],
  ['vip', 'vip'],
])('%s in file names is %s', (name, expected) => {
  expect(kebabCase(name)).toBe(expected);
});
