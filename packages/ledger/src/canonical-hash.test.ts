import { isDeepStrictEqual } from 'node:util';
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

  /** The same value, written down with the keys of every object in the opposite order. */
  const reordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reordered);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).toReversed();
    return Object.fromEntries(fields.map(([key, field]) => [key, reordered(field)]));
  };
  /** The value but for its innermost last part. */
  const altered = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value}x`;
    if (typeof value !== 'object' || value === null) return value === null ? 0 : null;
    const [key = '0', last] = Object.entries(value).at(-1) ?? [];
    return Object.assign(Array.isArray(value) ? [...value] : { ...value }, {
      [key]: altered(last ?? null),
    });
  };
  const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('equals exactly when the JSON values are equal', () => {
    const value = fc.jsonValue();
    const pair = fc.oneof(
      fc.tuple(value, value),
      value.map((one) => [one, reordered(one)] as const),
      value.map((one) => [one, altered(one)] as const),
    );
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const isEqual = isDeepStrictEqual(asJson(one), asJson(other));
        outcomes.add(isEqual);
        expect(canonicalHash(one).equals(canonicalHash(other))).toBe(isEqual);
      }),
    );
    expect(outcomes).toEqual(new Set([true, false]));
  });
});
