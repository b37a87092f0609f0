import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageTag } from '../message-tags.ts';
import { createFormat, type MoneyAmount, type MoneyOptions } from './index.ts';

/** Formats use narrow and non-breaking blanks; the tables below read better with plain ones. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const format = (tag: MessageTag) => createFormat({ tag, timeZone: 'Asia/Manila' });

describe('money', () => {
  it.each<[MessageTag, MoneyAmount, string, MoneyOptions | undefined, string]>([
    ['en-US', 125000n, 'PHP', undefined, '₱1,250.00'],
    ['en-US', '1250.5', 'PHP', undefined, '₱1,250.50'],
    ['en-US', 5n, 'USD', undefined, '$0.05'],
    ['en-US', -125000n, 'USD', undefined, '-$1,250.00'],
    ['en-US', 125000n, 'USD', { sign: 'always' }, '+$1,250.00'],
    ['en-US', 0n, 'USD', { sign: 'always' }, '$0.00'],
    ['en-US', 5000n, 'USD', { trimWhole: true }, '$50'],
    ['en-US', 5050n, 'USD', { trimWhole: true }, '$50.50'],
    ['en-US', 123456789n, 'USD', { compact: true }, '$1.2M'],
    ['en-US', 1250n, 'JPY', undefined, '¥1,250'],
    ['vi', 1250000n, 'VND', undefined, '1.250.000 ₫'],
    ['en-US', 1250050n, 'IDR', undefined, 'Rp 12,500.50'],
    ['ru', '12345678.90', 'RUB', undefined, '12 345 678,90 ₽'],
    ['es', 1234567n, 'EUR', undefined, '12.345,67 €'],
    ['ne', 1250000n, 'NPR', undefined, 'रू 12,500.00'],
    ['en-US', 12500000n, 'USDT', undefined, '12.50 USDT'],
    ['en-US', 12345678n, 'USDT', undefined, '12.345678 USDT'],
    ['es', '0.000001', 'USDT', undefined, '0,000001 USDT'],
    ['en-US', '1250', 'TOKEN', undefined, '1,250 TOKEN'],
    ['en-US', 1250n, 'TOKEN', undefined, '1,250 TOKEN'],
    ['en-US', '99999999999999999.99', 'PHP', undefined, '₱99,999,999,999,999,999.99'],
  ])('%s: %s %s %o is %s', (tag, amount, currency, options, expected) => {
    expect(plain(format(tag).money(amount, currency, options))).toBe(expected);
  });

  it.each(['12,50', '1e5', '', 'NaN', '.5', '5.'])('refuses the amount "%s"', (amount) => {
    expect(() => format('en-US').money(amount, 'PHP')).toThrow(RangeError);
  });

  it('refuses a currency the product does not have', () => {
    expect(() => format('en-US').money(1n, 'XYZ')).toThrow('unknown currency XYZ');
  });

  it('shows every digit of a balance, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), (amountMinor) => {
        expect(BigInt(format('es').money(amountMinor, 'PHP').replace(/\D/g, ''))).toBe(amountMinor);
      }),
    );
  });
});

describe('numbers', () => {
  it('are written as the language does, with Latin digits', () => {
    expect(format('en-US').number(1234.5)).toBe('1,234.5');
    expect(plain(format('ru').number(1234567n))).toBe('1 234 567');
    expect(format('ne').number(1234567)).toBe('12,34,567');
    expect(format('es').number('1234.50')).toBe('1234,5');
    expect(format('en-US').percent(45.55)).toBe('45.6%');
    expect(format('en-US').percent(96.53, 2)).toBe('96.53%');
    expect(format('en-US').percent(100)).toBe('100%');
  });
});

describe('plain numbers (specification, point 5)', () => {
  it.each([
    ['40', '40'],
    ['12.50', '12.5'],
    ['1.2349', '1.234'],
    ['9.9999', '9.999'],
    ['10.2350', '10.235'],
    ['1234.5678', '1,234.57'],
    ['12345678901234567890', '12,345,678,901,234,567,890'],
    ['-0.0001', '0'],
    [9.9999, '9.999'],
    [0.1 + 0.2, '0.3'],
    [2500, '2,500'],
    [2500n, '2,500'],
  ])('%s is shown as %s', (value, shown) => {
    expect(format('en-US').number(value)).toBe(shown);
  });

  it.each(['', 'many', NaN])('"%s" is none', (value) => {
    expect(() => format('en-US').number(value)).toThrow(RangeError);
  });
});

describe('dates and times', () => {
  const kickOff = '2026-11-21T18:30:05.000Z'; // 22 November, 02:30:05 in Manila

  it.each<[MessageTag, string]>([
    ['en-US', 'Nov 22, 2026'],
    ['fil', 'Nov 22, 2026'],
    ['zh-Hans', '2026年11月22日'],
    ['zh-Hant', '2026年11月22日'],
    ['es', '22 nov 2026'],
    ['ru', '22 нояб. 2026 г.'],
    ['ms', '22 Nov 2026'],
    ['ne', '2026 नोभेम्बर 22'],
  ])('the date in %s is %s', (tag, expected) => {
    expect(plain(format(tag).date(kickOff))).toBe(expected);
  });

  it('has a style for each place it is shown', () => {
    const en = format('en-US');
    expect(plain(en.date(kickOff, 'short'))).toBe('11/22/26');
    expect(plain(en.date(kickOff, 'full'))).toBe('Sunday, November 22, 2026');
    expect(plain(en.date(kickOff, 'day'))).toBe('Nov 22');
    expect(plain(en.date(kickOff, 'weekday'))).toBe('Sun, Nov 22');
    expect(plain(en.time(kickOff))).toBe('2:30 AM');
    expect(plain(en.time(kickOff, 'seconds'))).toBe('2:30:05 AM');
    expect(plain(en.dateTime(kickOff))).toBe('Nov 22, 2026, 02:30 AM');
    expect(plain(en.dateTime(new Date(kickOff), true))).toBe('Nov 22, 2026, 02:30:05 AM');
    expect(en.dateRange('2026-11-01', '2026-11-30', 'day')).toMatch(/^Nov 1\D+30$/);
  });

  it('refuses what is not a moment', () => {
    expect(() => format('en-US').date('yesterday')).toThrow('not a moment: yesterday');
  });

  it.each([
    [0, 'now'],
    [400, 'now'],
    [-400, 'now'],
    [-30_000, '30 seconds ago'],
    [90_000, 'in 2 minutes'],
    [-3_600_000, '1 hour ago'],
    [86_400_000, 'tomorrow'],
    [-29 * 86_400_000, '29 days ago'],
    [-60 * 86_400_000, '2 months ago'],
    [800 * 86_400_000, 'in 2 years'],
  ])('%i ms from now is "%s"', (distanceMs, expected) => {
    const now = Date.parse(kickOff);
    expect(format('en-US').relative(now + distanceMs, now)).toBe(expected);
  });
});
