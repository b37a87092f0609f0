import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash } from './canonical-hash.ts';

describe('canonicalHash', () => {
  it.each([
    ['the order of keys', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['bigint or its text', { amountMinor: 5n }, { amountMinor: '5' }],
    ['an absent field', { a: 1, b: undefined }, { a: 1 }],
    ['a date or its ISO text', new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('does not depend on %s', (_what, one, other) => {
    expect(canonicalHash(one)).toEqual(canonicalHash(other));
  });

  it.each([
    ['a value', { a: 1 }, { a: 2 }],
    ['the order of a list', [1, 2], [2, 1]],
    ['null or absent', { a: null }, {}],
    ['nesting', { a: { b: 1 } }, { 'a.b': 1 }],
    ['text that looks like structure', { a: '1","b":"2' }, { a: '1', b: '2' }],
  ])('tells apart %s', (_what, one, other) => {
    expect(canonicalHash(one)).not.toEqual(canonicalHash(other));
  });

  it('equals exactly when the JSON values are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const same = canonicalHash(one).equals(canonicalHash(other));
        expect(same).toBe(
          canonicalHash(JSON.parse(JSON.stringify(one))).equals(canonicalHash(other)),
        );
        expect(canonicalHash(structuredClone(one))).toEqual(canonicalHash(one));
      }),
    );
  });
});
