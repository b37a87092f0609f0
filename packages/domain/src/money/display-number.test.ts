import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNumber } from './index.ts';

describe('displayNumber', () => {
  it.each([
    ['12.50', '12.5', 'trailing zeros go'],
    ['12.00', '12', 'and the point with them'],
    ['1200', '1200', 'zeros of a whole number stay'],
    ['0.000', '0', 'zero'],
    ['1.234', '1.234', 'three decimals stay'],
    ['1.2345', '1.234', 'below 10 cut, not rounded'],
    ['1.2349999', '1.234', 'below 10 cut, however near'],
    ['9.9999', '9.999', 'just below 10 does not become 10'],
    ['1.23000', '1.23', 'zeros do not count as decimals'],
    ['1.0004', '1', 'cut, then zeros go'],
    ['10.2345', '10.23', 'from 10 on to two decimals'],
    ['10.2350', '10.235', 'three decimals stay from 10 on too'],
    ['10.23501', '10.24', 'rounded half up'],
    ['10.00499', '10', 'rounded down, then zeros go'],
    ['12.3450001', '12.35', 'above the half'],
    ['99.9951', '100', 'rounds over the hundred'],
    ['1234567890123456.7891', '1234567890123456.79', 'beyond what a binary fraction holds'],
    ['-1.2345', '-1.234', 'a negative is cut towards zero'],
    ['-10.2351', '-10.24', 'a negative half goes away from zero'],
    ['-0.0001', '0', 'no negative zero'],
    ['007.10', '7.1', 'leading zeros go'],
    ['5.', '5', 'a bare point goes'],
  ])('%s shows %s: %s', (text, expected) => {
    expect(displayNumber(text)).toBe(expected);
  });

  it('takes whole bigints', () => {
    expect(displayNumber(1500n)).toBe('1500');
  });

  it('refuses what is not a number', () => {
    for (const text of ['', 'abc', '1,5', '1e5', '1.2.3', '--1']) {
      expect(() => displayNumber(text)).toThrow(RangeError);
    }
  });

  const decimalText = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([whole, decimals]) => (decimals === '' ? `${whole}` : `${whole}.${decimals}`));

  it('has no trailing zero, at most three decimals, and shows itself unchanged', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const shown = displayNumber(text);
        expect(shown).toMatch(/^\d+(\.\d{0,2}[1-9])?$/);
        expect(displayNumber(shown)).toBe(shown);
      }),
    );
  });

  it('is never further from the value than its rule allows', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const off = Math.abs(Number(displayNumber(text)) - Number(text));
        expect(off).toBeLessThan(Number(text) < 10 ? 0.001 : 0.0051);
      }),
    );
  });
});
