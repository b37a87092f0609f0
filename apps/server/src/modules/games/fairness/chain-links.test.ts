import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildHashChain } from '@pavilion/games';
import { linkAt, linksOf } from './chain-links.ts';

const sha256 = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

it('finds every link of a chain as hashing all of it does, and keeps every hundredth', () => {
  const start = sha256(new Uint8Array([1]));
  const whole = buildHashChain(start, 400, sha256);
  const links = linksOf(start, 400);
  expect(links).toHaveLength(5);
  for (let index = 0; index <= 400; index += 1) expect(linkAt(links, index)).toEqual(whole[index]);
  expect(() => linkAt(links, 401)).toThrow(RangeError);
});
