import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pageCount,
  pageLink,
  pageWindow,
  validatePagination,
  type PaginationSettings,
} from './index.ts';

const sound: PaginationSettings = {
  itemsPerPage: 10,
  currentPage: 1,
  value: 1,
  maxPagesShown: 5,
  type: 'button',
};

describe('validatePagination', () => {
  it.each<[string, Partial<PaginationSettings>, string[]]>([
    ['sound settings', {}, []],
    ['no items on a page', { itemsPerPage: 0 }, ['itemsPerPageNotPositive']],
    ['part of an item', { itemsPerPage: 2.5 }, ['itemsPerPageNotPositive']],
    ['page zero', { currentPage: 0 }, ['currentPageNotPositive']],
    ['nothing bound', { value: undefined }, ['valueNotBound']],
    ['no pages shown', { maxPagesShown: -1 }, ['maxPagesNotPositive']],
    ['not a number', { maxPagesShown: Number.NaN }, ['maxPagesNotPositive']],
    ['a link without url', { type: 'link' }, ['linkUrlWithoutPage']],
    ['a link without placeholder', { type: 'link', linkUrl: '/news' }, ['linkUrlWithoutPage']],
    ['a link', { type: 'link', linkUrl: '/news?page=[page]' }, []],
    [
      'all wrong',
      { itemsPerPage: -1, currentPage: -1, value: null, maxPagesShown: 0, type: 'link' },
      [
        'itemsPerPageNotPositive',
        'currentPageNotPositive',
        'valueNotBound',
        'maxPagesNotPositive',
        'linkUrlWithoutPage',
      ],
    ],
  ])('%s', (_name, change, expected) => {
    expect(validatePagination({ ...sound, ...change })).toEqual(expected);
  });
});

describe('pageWindow', () => {
  it.each([
    { current: 1, pages: 1, max: 5, shown: [1], back: null, forward: null },
    { current: 1, pages: 20, max: 5, shown: [1, 2, 3, 4, 5], back: null, forward: 4 },
    { current: 10, pages: 20, max: 5, shown: [8, 9, 10, 11, 12], back: 7, forward: 13 },
    { current: 20, pages: 20, max: 5, shown: [16, 17, 18, 19, 20], back: 17, forward: null },
    { current: 4, pages: 20, max: 5, shown: [2, 3, 4, 5, 6], back: 1, forward: 7 },
    { current: 10, pages: 20, max: 4, shown: [8, 9, 10, 11], back: 8, forward: 12 },
    { current: 99, pages: 3, max: 5, shown: [1, 2, 3], back: null, forward: null },
  ])('page $current of $pages, at most $max', (row) => {
    expect(pageWindow(row.current, row.pages, row.max)).toEqual({
      pages: row.shown,
      jumpBack: row.back,
      jumpForward: row.forward,
    });
  });

  it('always shows the current page, never more than the maximum, never beyond the ends', () => {
    const positive = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(positive, positive, positive, (page, pages, max) => {
        const current = Math.min(page, pages);
        const window = pageWindow(current, pages, max);
        expect(window.pages).toContain(current);
        expect(window.pages).toHaveLength(Math.min(max, pages));
        expect(window.pages[0]).toBeGreaterThanOrEqual(1);
        expect(window.pages.at(-1)).toBeLessThanOrEqual(pages);
        expect(window.jumpBack === null).toBe(window.pages[0] === 1);
        expect(window.jumpForward === null).toBe(window.pages.at(-1) === pages);
      }),
    );
  });
});

describe('pages', () => {
  it('an empty list has one page', () => {
    expect([0, 1, 10, 11, 100].map((items) => pageCount(items, 10))).toEqual([1, 1, 1, 2, 10]);
  });

  it('a link names its page', () => {
    expect(pageLink('/news?page=[page]#[page]', 3)).toBe('/news?page=3#3');
  });
});
