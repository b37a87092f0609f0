import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBelowFair, isFarAboveFair } from './index.ts';

describe('isBelowFair', () => {
  it.each<[string, number[], boolean]>([
    ['the margin example of domain rules 2.2', [1900, 3500, 4200], false],
    ['even odds without margin', [2000, 2000], false],
    ['even odds, one a thousandth higher', [2000, 2001], true],
    ['even odds, one a thousandth lower', [2000, 1999], false],
    ['thirds without margin', [3000, 3000, 3000], false],
    ['thirds, one a thousandth higher', [3000, 3000, 3001], true],
    ['a half, a third and a sixth', [2000, 3000, 6000], false],
    // In floating point these add up to 0.9999999999999999.
    ['no margin, though a rounded sum is below 1', [1500, 3400, 25_500], false],
    ['three longshots', [50_000, 50_000, 50_000], true],
    ['a handicap with one price for another', [1820, 4100], true],
    ['the lowest and the highest price', [1001, 1_000_000], false],
    ['two of the highest prices', [1_000_000, 1_000_000], true],
  ])('%s', (_name, oddsMilli, expected) => {
    expect(isBelowFair(oddsMilli)).toBe(expected);
  });

  const price = fc.oneof(
    fc.integer({ min: 1001, max: 4000 }),
    fc.integer({ min: 1001, max: 1_000_000 }),
  );
  const market = fc.array(price, { minLength: 2, maxLength: 5 });

  it('is so exactly when stakes can be split so that every outcome pays more than all of them', () => {
    fc.assert(
      fc.property(market, (oddsMilli) => {
        // Stakes as the inverse odds make every outcome pay the same: `product` thousandths for
        // each of them.
        const product = oddsMilli.reduce((whole, odds) => whole * BigInt(odds), 1n);
        const stakes = oddsMilli.map((odds) => product / BigInt(odds));
        const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
        const paid = stakes.map((stake, index) => stake * BigInt(oddsMilli[index] ?? 0));
        expect(paid.every((pays) => pays > staked * 1000n)).toBe(isBelowFair(oddsMilli));
      }),
    );
  });

  it('does not depend on the order, and a higher price never makes it fair', () => {
    fc.assert(
      fc.property(market, fc.nat({ max: 1_000_000 }), (oddsMilli, more) => {
        expect(isBelowFair(oddsMilli.toReversed())).toBe(isBelowFair(oddsMilli));
        const [first = 0, ...rest] = oddsMilli;
        if (isBelowFair(oddsMilli)) expect(isBelowFair([first + more, ...rest])).toBe(true);
      }),
    );
  });
});

describe('isFarAboveFair', () => {
  it.each<[string, number[], boolean]>([
    ['three times almost nothing', [1010, 1010, 1010], true],
    ['twice almost nothing', [1010, 1010], true],
    ['a certain winner', [1010, 26_000, 67_000], false],
    ['a dear market of a small league', [1800, 3000, 3300], false],
    ['exactly one and a half', [2000, 2000, 2000], false],
    ['a hair above it', [2000, 2000, 1999], true],
  ])('%s', (_name, oddsMilli, expected) => {
    expect(isFarAboveFair(oddsMilli)).toBe(expected);
  });
});
