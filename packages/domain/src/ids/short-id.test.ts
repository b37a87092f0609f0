import { expect, it } from 'vitest';
import { shortId } from './short-id.ts';

it.each([
  ['0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70', '4D5E-6F70'],
  ['b1', 'b1'],
])('%s is read as %s', (id, shown) => {
  expect(shortId(id)).toBe(shown);
});
