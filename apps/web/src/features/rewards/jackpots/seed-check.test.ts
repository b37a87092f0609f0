import { expect, it } from 'vitest';
import { isSeedOf } from './seed-check.ts';

// FIPS 180-2, appendix B.1: the message "abc".
const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it.each([
  ['abc', hashOfAbc, true],
  ['abc', hashOfAbc.toUpperCase(), true],
  ['abd', hashOfAbc, false],
  ['abc', hashOfAbc.replace('b', 'c'), false],
  ['abc', hashOfAbc.slice(0, -1), false],
  ['', hashOfAbc, false],
])('seed %j with hash %s: %s', async (seed, hash, isRight) => {
  expect(await isSeedOf(seed, hash)).toBe(isRight);
});
