import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nepaliFormats } from './nepali.ts';

// Node carries all languages of CLDR: it is the judge.
const locale = 'ne-u-nu-latn';
const timeZone = 'Asia/Kathmandu';
const dates = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const forms: [string, Intl.DateTimeFormatOptions][] = [
  ['short', { dateStyle: 'short' }],
  ['medium', { dateStyle: 'medium' }],
  ['long', { dateStyle: 'long' }],
  ['full', { dateStyle: 'full' }],
  ['day', { month: 'short', day: 'numeric' }],
  ['weekday', { weekday: 'short', month: 'short', day: 'numeric' }],
  ['weekday and year', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }],
  ['long month', { month: 'long' }],
  ['month and year', { month: 'long', year: 'numeric' }],
  ['year alone', { year: 'numeric' }],
  ['day alone', { day: 'numeric' }],
  ['long weekday', { weekday: 'long' }],
  ['short weekday', { weekday: 'short' }],
  ['narrow weekday', { weekday: 'narrow' }],
  ['time', { timeStyle: 'short' }],
  ['time with seconds', { timeStyle: 'medium' }],
  ['clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
  [
    'date and time',
    { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  ],
  [
    'date and time with seconds',
    {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    },
  ],
];

describe('Nepali as CLDR writes it', () => {
  it.each(forms)('%s', (_name, form) => {
    const options = { ...form, timeZone };
    const [own, known] = [nepaliFormats.date(options), new Intl.DateTimeFormat(locale, options)];
    fc.assert(
      fc.property(dates, (date) => {
        expect(own.format(date)).toBe(known.format(date));
      }),
    );
  });

  it.each(forms.slice(0, 6))('ranges of %s', (_name, form) => {
    const options = { ...form, timeZone };
    const [own, known] = [nepaliFormats.date(options), new Intl.DateTimeFormat(locale, options)];
    const days = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(dates, days, (from, count) => {
        const to = new Date(from.getTime() + count * 86_400_000);
        expect(own.formatRange(from, to)).toBe(known.formatRange(from, to));
      }),
    );
  });

  it('distances of time', () => {
    const known = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const units = fc.constantFrom('second', 'minute', 'hour', 'day', 'month', 'year');
    fc.assert(
      fc.property(fc.integer({ min: -70, max: 70 }), units, (count, unit) => {
        expect(nepaliFormats.relative.format(count, unit)).toBe(known.format(count, unit));
      }),
    );
  });

  it.each(['NPR', 'PHP', 'USD', 'INR'])('amounts in %s', (currency) => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const [own, known] = [nepaliFormats.number(options), new Intl.NumberFormat(locale, options)];
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(own.format(amount / 100)).toBe(known.format(amount / 100));
      }),
    );
  });

  it.each(['NPR', 'USD'])('short amounts in %s', (currency) => {
    const options = {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    } as const;
    const [own, known] = [nepaliFormats.number(options), new Intl.NumberFormat(locale, options)];
    const judge = (text: string): void => {
      const amount = text as Intl.StringNumericLiteral;
      // To the very blanks: the page that the server drew is compared letter by letter.
      expect(own.format(amount)).toBe(known.format(amount));
    };
    for (const edge of ['0', '999.94', '999.95', '99949', '99950', '150000', '9995000', '-99950'])
      judge(edge);
    fc.assert(
      fc.property(fc.bigInt({ min: -999n, max: 999n }), fc.integer({ min: 0, max: 13 }), (n, p) =>
        judge(`${n * 10n ** BigInt(p)}`),
      ),
    );
  });
});
