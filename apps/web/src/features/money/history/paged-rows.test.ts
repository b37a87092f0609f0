import { expect, it } from 'vitest';
import { cutPage, readPage } from './paged-rows.ts';

const pages = (counts: number[], hasMore: boolean) =>
  counts.map((count, index) => ({
    value: Array.from({ length: count }, (_, row) => index * 50 + row),
    next_cursor: hasMore || index < counts.length - 1 ? 'next' : null,
  }));

it.each([
  ['the first of many', pages([50], true), 1, { first: 0, page: 1, itemCount: 51, isShort: false }],
  [
    'the last that is read',
    pages([50], true),
    5,
    { first: 40, page: 5, itemCount: 51, isShort: false },
  ],
  [
    'one not read yet',
    pages([50], true),
    6,
    { first: undefined, page: 6, itemCount: 51, isShort: true },
  ],
  ['far beyond', pages([50], true), 9, { first: undefined, page: 9, itemCount: 81, isShort: true }],
  [
    'beyond the end',
    pages([50, 3], false),
    9,
    { first: 50, page: 6, itemCount: 53, isShort: false },
  ],
  ['of nothing', pages([0], false), 2, { first: undefined, page: 1, itemCount: 0, isShort: false }],
  ['before the first answer', [], 2, { first: undefined, page: 1, itemCount: 0, isShort: false }],
])('page: %s', (_name, read, wanted, expected) => {
  const { rows, page, itemCount, isShort } = cutPage(read, wanted);
  expect({ first: rows[0], page, itemCount, isShort }).toEqual(expected);
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
])('%s names page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
