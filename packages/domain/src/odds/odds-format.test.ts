import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinor } from '../money/index.ts';
import {
  exactFraction,
  formatOdds,
  indonesianValue,
  isOddsFormat,
  malayValue,
  oddsFormats,
  oddsMilliBounds,
  parseOdds,
  profitPerUnit,
  type OddsFormat,
  type Rational,
} from './index.ts';
import { fractionLadder } from './fraction-ladder.ts';
import { scaled } from './rational.ts';

const oddsMilli = fc.integer({ min: 1001, max: 1_000_000 });
/**
 * Four decimals with trailing zeros beyond the second cut, as the table of the rules prints them.
 */
const asPrinted = (value: Rational): string =>
  formatMinor(scaled(value, 10_000n), 4).replace(/0{1,2}$/, '');

/**
 * American prices of the table are rounded; where that would promise more than is paid (1.95) the
 * next one stands.
 */
describe('the conversion table of domain rules 2.1', () => {
  it.each([
    [1100, '-1000', '0.10', '0.10', '-10.00', '1/10'],
    [1250, '-400', '0.25', '0.25', '-4.00', '1/4'],
    [1500, '-200', '0.50', '0.50', '-2.00', '1/2'],
    [1800, '-125', '0.80', '0.80', '-1.25', '4/5'],
    [1910, '-110', '0.91', '0.91', '-1.0989', '91/100'],
    [1950, '-106', '0.95', '0.95', '-1.0526', '19/20'],
    [2000, '+100', '1.00', '1.00', '1.00', '1/1'],
    [2100, '+110', '1.10', '-0.9091', '1.10', '11/10'],
    [2500, '+150', '1.50', '-0.6667', '1.50', '3/2'],
    [3000, '+200', '2.00', '-0.50', '2.00', '2/1'],
    [5000, '+400', '4.00', '-0.25', '4.00', '4/1'],
    [11000, '+1000', '10.00', '-0.10', '10.00', '10/1'],
  ])('%i', (milli, american, hongkong, malay, indonesian, fraction) => {
    expect(formatOdds(milli, 'american')).toBe(american);
    expect(asPrinted(profitPerUnit(milli))).toBe(hongkong);
    expect(asPrinted(malayValue(milli))).toBe(malay);
    expect(asPrinted(indonesianValue(milli))).toBe(indonesian);
    expect(exactFraction(milli)).toBe(fraction);
  });
});

describe('formatOdds', () => {
  it.each<[number, OddsFormat, string]>([
    [2100, 'decimal', '2.10'],
    [2000, 'decimal', '2.00'],
    [1955, 'decimal', '1.955'],
    [1000000, 'decimal', '1000.00'],
    [1910, 'fractional', '10/11'],
    [2500, 'fractional', '6/4'],
    [1667, 'fractional', '4/6'],
    [1820, 'fractional', '4/5'],
    [1660, 'fractional', '8/13'],
    [3490, 'fractional', '9/4'],
    [2000, 'fractional', '1/1'],
    [1150, 'fractional', '1/7'],
    [1095, 'fractional', '1/11'],
    [1050, 'fractional', '1/20'],
    [1001, 'fractional', '1/1000'],
    [501000, 'fractional', '500/1'],
    [801000, 'fractional', '800/1'],
    [801900, 'fractional', '800/1'],
    [1955, 'american', '-105'],
    [1999, 'american', '-101'],
    [2005, 'american', '+100'],
    [2009, 'american', '+100'],
    [1952, 'american', '-106'],
    [1010, 'american', '-10000'],
    [2100, 'malay', '-0.91'],
    [2105, 'malay', '-0.905'],
    [101000, 'malay', '-0.01'],
    [86000, 'malay', '-0.012'],
    [1000000, 'malay', '-0.00101'],
    [1910, 'indonesian', '-1.10'],
    [1950, 'indonesian', '-1.06'],
    [1800, 'indonesian', '-1.25'],
    [2420, 'malay', '-0.71'],
    [2410, 'malay', '-0.71'],
    [1010, 'indonesian', '-100.00'],
    [1955, 'hongkong', '0.955'],
  ])('%i %s is %s', (milli, format, expected) => {
    expect(formatOdds(milli, format)).toBe(expected);
  });

  it('refuses what is no price', () => {
    for (const wrong of [1000, 0, -2000, 2000.5, Number.NaN, Infinity]) {
      expect(() => formatOdds(wrong, 'decimal')).toThrow(RangeError);
    }
  });

  it.each(['decimal', 'american', 'hongkong', 'malay', 'indonesian'] as const)(
    'writes nothing in %s that cannot be read again, up to both bounds',
    (format) => {
      const { min, max } = oddsMilliBounds;
      const read = (milli: number) => parseOdds(formatOdds(milli, format), format);
      for (const milli of [min, min + 1, max - 1, max]) expect(read(milli)).not.toBeNull();
      fc.assert(
        fc.property(fc.integer({ min, max }), (milli) => {
          expect(read(milli)).not.toBeNull();
        }),
      );
    },
  );

  it('promises in no format more than is paid, and in fractions at most a rung less', () => {
    const { min, max } = oddsMilliBounds;
    fc.assert(
      fc.property(fc.integer({ min, max }), fc.constantFrom(...oddsFormats), (milli, format) => {
        expect(parseOdds(formatOdds(milli, format), format)).toBeLessThanOrEqual(milli);
      }),
      { numRuns: 2000 },
    );
    for (const [index, rung] of fractionLadder.entries()) {
      const next = fractionLadder[index + 1];
      if (!next) continue;
      const justBelow = (1000n * next.numerator - 1n) / next.denominator;
      expect(formatOdds(Number(1000n + justBelow), 'fractional')).toBe(rung.text);
    }
  });
});

describe('parseOdds', () => {
  it.each<[string, OddsFormat, number | null]>([
    ['2.10', 'decimal', 2100],
    ['2', 'decimal', 2000],
    ['1.955', 'decimal', 1955],
    ['1.9555', 'decimal', null],
    ['1', 'decimal', null],
    ['0.5', 'decimal', null],
    ['-2.10', 'decimal', null],
    ['10000.001', 'decimal', null],
    ['2,10', 'decimal', null],
    ['', 'decimal', null],
    ['10/11', 'fractional', 1909],
    ['6/4', 'fractional', 2500],
    ['91/100', 'fractional', 1910],
    ['evens', 'fractional', 2000],
    ['EVS', 'fractional', 2000],
    ['1/0', 'fractional', null],
    ['0/1', 'fractional', null],
    ['1.5/1', 'fractional', null],
    ['+150', 'american', 2500],
    ['150', 'american', 2500],
    ['-110', 'american', 1909],
    ['−110', 'american', 1909],
    ['-100', 'american', 2000],
    ['+99', 'american', null],
    ['-99', 'american', null],
    ['+110.5', 'american', null],
    ['0.91', 'hongkong', 1910],
    ['0', 'hongkong', null],
    ['-0.91', 'hongkong', null],
    ['-0.9091', 'malay', 2100],
    ['0.91', 'malay', 1910],
    ['1.01', 'malay', null],
    ['-1.01', 'malay', null],
    ['0', 'malay', null],
    ['-1.0989', 'indonesian', 1910],
    ['1.10', 'indonesian', 2100],
    ['0.99', 'indonesian', null],
    ['-0.99', 'indonesian', null],
  ])('%s %s is %s', (text, format, expected) => {
    expect(parseOdds(text, format)).toBe(expected);
  });

  it('gives back decimal and Hong Kong prices exactly', () => {
    fc.assert(
      fc.property(
        oddsMilli,
        fc.constantFrom<OddsFormat>('decimal', 'hongkong'),
        (milli, format) => {
          expect(parseOdds(formatOdds(milli, format), format)).toBe(milli);
        },
      ),
    );
  });

  it('gives back exact fractions', () => {
    fc.assert(
      fc.property(oddsMilli, (milli) => {
        expect(parseOdds(exactFraction(milli), 'fractional')).toBe(milli);
      }),
    );
  });

  it('comes back to the same text in every format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1010, max: 100_000 }),
        fc.constantFrom(...oddsFormats),
        (raw, format) => {
          const text = formatOdds(raw, format);
          const again = parseOdds(text, format);
          expect(again).not.toBeNull();
          const off = Math.abs((again ?? 0) - raw) / raw;
          // Rounded formats lose a little: the ladder of fractions the most.
          expect(off).toBeLessThan(format === 'fractional' ? 0.25 : 0.06);
        },
      ),
    );
  });

  it('never throws, and gives prices within bounds only', () => {
    const priceLike = fc
      .tuple(
        fc.constantFrom('', '', '+', '-'),
        fc.oneof(fc.constant('0'), fc.nat(9).map(String), fc.nat(20_000).map(String)),
        fc.constantFrom('', '.', '/'),
        fc.stringMatching(/^\d{0,3}$/),
      )
      .map((parts) => parts.join(''));
    const read = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: priceLike }, fc.string()),
        fc.constantFrom(...oddsFormats),
        (text, format) => {
          const milli = parseOdds(text, format);
          if (milli === null) return;
          read.add(format);
          expect(Number.isInteger(milli) && milli > 1000 && milli <= 10_000_000).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
    expect(read).toEqual(new Set(oddsFormats));
  });
});

describe('isOddsFormat', () => {
  it('knows the six', () => {
    expect(oddsFormats.every(isOddsFormat)).toBe(true);
    expect(isOddsFormat('roman')).toBe(false);
  });
});
