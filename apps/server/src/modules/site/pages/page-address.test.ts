import { expect, it } from 'vitest';
import { queryOfPage } from './page-address.ts';

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=x&fbclid=1&aff=me', ''],
  ['?search=cat&utm_source=x', '?search=cat'],
  ['?b=2&a=1', '?a=1&b=2'],
  ['?a=1&b=2', '?a=1&b=2'],
  ['?broken', '?broken'],
  ['?b=1&a=%20&a=1', '?a=%20&a=1&b=1'],
])('%j matters as %j', (search, query) => {
  expect(queryOfPage(search)).toBe(query);
});
