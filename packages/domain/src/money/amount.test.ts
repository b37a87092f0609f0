import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type CurrencyCode } from '../currencies/index.ts';
import { formatAmount, formatMinor, maxAmountMinor, parseAmount, parseMinor } from './index.ts';

const currencyCode = fc.constantFrom(...(Object.keys(currencies) as CurrencyCode[]));
const amountMinor = fc.bigInt({ min: -maxAmountMinor, max: maxAmountMinor });

describe('parseAmount', () => {
  it.each<[string, CurrencyCode, bigint]>([
    ['1250.00', 'PHP', 125000n],
    ['1250', 'PHP', 125000n],
    ['1250.5', 'EUR', 125050n],
    ['0.01', 'USD', 1n],
    ['0', 'USD', 0n],
    ['1250', 'JPY', 1250n],
    ['1250', 'VND', 1250n],
    ['0.000001', 'USDT', 1n],
    ['10000000000000.00', 'PHP', maxAmountMinor],
    ['1000000000000000', 'JPY', maxAmountMinor],
  ])('reads %s %s', (text, currency, expected) => {
    expect(parseAmount(text, currency)).toBe(expected);
  });

  it.each<[string, CurrencyCode, string]>([
    ['0.001', 'PHP', 'more decimals than the currency has'],
    ['1250.0', 'JPY', 'a decimal point in a currency without decimals'],
    ['0.0000001', 'USDT', 'a seventh decimal'],
    ['-1', 'PHP', 'a sign'],
    ['+1', 'PHP', 'a plus'],
    ['', 'PHP', 'nothing'],
    [' 1', 'PHP', 'a space'],
    ['1.', 'PHP', 'a bare point at the end'],
    ['.5', 'PHP', 'a bare point at the start'],
    ['01', 'PHP', 'a leading zero'],
    ['1,000', 'PHP', 'a thousands mark'],
    ['1e3', 'PHP', 'an exponent'],
    ['0x10', 'PHP', 'another base'],
    ['NaN', 'PHP', 'a word'],
    ['١٢', 'PHP', 'digits of another script'],
    ['1\n', 'PHP', 'a line end'],
    ['10000000000000.01', 'PHP', 'more than the largest amount'],
    ['9'.repeat(40), 'JPY', 'an absurd amount'],
  ])('refuses %s %s: %s', (text, currency) => {
    expect(parseAmount(text, currency)).toBeNull();
  });

  it('reads a sign where one is allowed', () => {
    expect(parseAmount('-12.34', 'PHP', { isSignAllowed: true })).toBe(-1234n);
    expect(parseAmount('-0', 'PHP', { isSignAllowed: true })).toBe(0n);
  });

  it('gives back what was formatted, in every currency', () => {
    fc.assert(
      fc.property(amountMinor, currencyCode, (minor, currency) => {
        const text = formatAmount(minor, currency);
        expect(parseAmount(text, currency, { isSignAllowed: true })).toBe(minor);
      }),
    );
  });

  it('never throws and never lets through what it could not write back', () => {
    const anyMinor = fc.bigInt({ min: 0n, max: 2n * maxAmountMinor });
    const amountLike = fc
      .tuple(
        fc.constantFrom('', '', '', '0', '-', '+', ' '),
        fc.oneof(fc.constant(''), fc.nat(99).map(String), anyMinor.map(String)),
        fc.constantFrom('', '.', '.', ',', ' '),
        fc.stringMatching(/^\d{0,3}$/),
      )
      .map((parts) => parts.join(''));
    const read = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: amountLike }, fc.string()),
        currencyCode,
        (text, currency) => {
          const minor = parseAmount(text, currency);
          if (minor === null) return;
          read.add(text.includes('.') ? 'with decimals' : 'whole');
          // Digit for digit: zeros that were not written come at the end, after a point.
          const written = formatAmount(minor, currency);
          expect(written.startsWith(text)).toBe(true);
          expect(written.slice(text.length)).toMatch(text.includes('.') ? /^0*$/ : /^(\.0+)?$/);
        },
      ),
      { numRuns: 1000 },
    );
    expect(read.size).toBe(2);
  });
});

describe('formatAmount', () => {
  it.each<[bigint, CurrencyCode, string]>([
    [125000n, 'PHP', '1250.00'],
    [5n, 'PHP', '0.05'],
    [-5n, 'PHP', '-0.05'],
    [-125n, 'EUR', '-1.25'],
    [0n, 'PHP', '0.00'],
    [1250n, 'JPY', '1250'],
    [0n, 'VND', '0'],
    [1n, 'USDT', '0.000001'],
  ])('writes %s %s as %s', (minor, currency, expected) => {
    expect(formatAmount(minor, currency)).toBe(expected);
  });

  it('has exactly as many decimals as the currency', () => {
    fc.assert(
      fc.property(amountMinor, currencyCode, (minor, currency) => {
        const decimals = formatAmount(minor, currency).split('.')[1] ?? '';
        expect(decimals).toHaveLength(currencies[currency].exponent);
      }),
    );
  });
});

describe('units that are not a currency', () => {
  it('take their number of decimals', () => {
    expect(parseMinor('12', 0)).toBe(12n);
    expect(parseMinor('1.5', 0)).toBeNull();
    expect(formatMinor(12345n, 3)).toBe('12.345');
  });
});
