import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideFloor, divideHalfUp, mulRatioFloor, mulRatioHalfUp } from './index.ts';

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const denominator = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('rounding', () => {
  it.each([
    { amount: 100n, numerator: 1955n, denominator: 1000n, halfUp: 196n, floor: 195n },
    { amount: 1n, numerator: 1n, denominator: 2n, halfUp: 1n, floor: 0n },
    { amount: -1n, numerator: 1n, denominator: 2n, halfUp: -1n, floor: -1n },
    { amount: 1n, numerator: 1n, denominator: 3n, halfUp: 0n, floor: 0n },
    { amount: 2n, numerator: 1n, denominator: 3n, halfUp: 1n, floor: 0n },
    { amount: -2n, numerator: 1n, denominator: 3n, halfUp: -1n, floor: -1n },
    { amount: 10n, numerator: 3n, denominator: 1n, halfUp: 30n, floor: 30n },
  ])('$amount × $numerator / $denominator', (row) => {
    expect(mulRatioHalfUp(row.amount, row.numerator, row.denominator)).toBe(row.halfUp);
    expect(mulRatioFloor(row.amount, row.numerator, row.denominator)).toBe(row.floor);
  });

  it('half up is never more than half a unit away and mirrors around zero', () => {
    fc.assert(
      fc.property(amount, denominator, (numerator, by) => {
        const rounded = divideHalfUp(numerator, by);
        const error = 2n * (rounded * by - numerator);
        expect(error <= by && error >= -by).toBe(true);
        expect(divideHalfUp(-numerator, by)).toBe(-rounded);
      }),
    );
  });

  it('floor is the largest whole not above the ratio', () => {
    fc.assert(
      fc.property(amount, denominator, (numerator, by) => {
        const floor = divideFloor(numerator, by);
        expect(floor * by <= numerator && (floor + 1n) * by > numerator).toBe(true);
      }),
    );
  });

  it('refuses a denominator that is not positive', () => {
    expect(() => divideFloor(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(-1n, -2n)).toThrow(RangeError);
  });
});
