import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextVipLevel,
  vipLevelOf,
  vipProgressPercent,
  vipTotal,
  vipTableProblems,
  type VipAmount,
  type VipLevel,
} from './index.ts';

it.each([
  ['100.00', '50.00', '150.00'],
  ['0.10', '0.2', '0.30'],
  ['1000', '-50', '950'],
  ['100.00', null, '100.00'],
  [undefined, 'x', '0'],
] as const)('a player who began with %s and did %s has done %s', (starting, cycle, total) => {
  expect(vipTotal(starting, cycle)).toBe(total);
});

describe('vipProgressPercent', () => {
  it.each<[VipAmount, VipAmount, VipAmount, number, string]>([
    ['0.00', '250.00', '1000.00', 25, 'a quarter'],
    ['100.00', '233.00', '1000.00', 33.3, 'starting and cycle count together'],
    ['0', '2', '3', 66.7, 'one decimal, half up'],
    ['0', '1', '3', 33.3, 'one decimal'],
    ['600', '600', '1000', 100, 'capped'],
    ['0', '1000', '1000', 100, 'reached'],
    ['0', '999.99', '1000', 99.9, 'not 100 before it is reached'],
    ['0', '0.01', '1000000', 0, 'almost nothing'],
    [undefined, '5', '10', 0, 'starting missing'],
    ['5', null, '10', 0, 'cycle missing'],
    ['5', '5', undefined, 0, 'no next level'],
    ['5', '5', '0.00', 0, 'nothing required'],
    ['5', '5', '-10', 0, 'a requirement below zero'],
    ['5', '', '10', 0, 'an empty text'],
    ['five', '5', '10', 0, 'not a number'],
    ['-20', '5', '10', 0, 'below zero'],
    [0n, 12_345n, 100_000n, 12.3, 'minor units'],
    ['0.000001', '0.499999', '1', 50, 'six decimals'],
    [0n, 10n ** 30n, 3n * 10n ** 30n, 33.3, 'beyond what a number holds'],
  ])('(%s + %s) of %s is %d %%: %s', (starting, cycle, next, expected) => {
    expect(vipProgressPercent(starting, cycle, next)).toBe(expected);
  });

  it('lies between 0 and 100, has one decimal, and is 100 exactly when the requirement is met', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (starting, cycle, next) => {
          const percent = vipProgressPercent(starting, cycle, next);
          expect(percent >= 0 && percent <= 100).toBe(true);
          expect(String(percent)).toMatch(/^\d+(\.\d)?$/);
          expect(percent === 100).toBe(starting + cycle >= next);
        },
      ),
    );
  });
});

describe('level tables', () => {
  const level = (number: number, depositMinor: bigint, turnoverMinor: bigint): VipLevel => ({
    level: number,
    name: `level ${number}`,
    depositMinor,
    turnoverMinor,
  });
  const bronze = level(0, 0n, 0n);
  const silver = level(1, 100n, 1000n);
  const gold = level(2, 500n, 1000n);
  const table = [bronze, silver, gold];

  it.each([
    [0n, 0n, bronze],
    [100n, 999n, bronze],
    [99n, 1000n, bronze],
    [100n, 1000n, silver],
    [500n, 1000n, gold],
    [9999n, 9999n, gold],
  ])('deposits %s and turnover %s reach %o', (depositMinor, turnoverMinor, expected) => {
    expect(vipLevelOf(table, { depositMinor, turnoverMinor })).toBe(expected);
  });

  it('know what comes next', () => {
    expect(nextVipLevel(table, bronze)).toBe(silver);
    expect(nextVipLevel(table, gold)).toBeNull();
  });

  it.each([
    [table, 0],
    [[], 1],
    [[silver], 1],
    [[bronze, gold], 1],
    [[bronze, silver, level(2, 100n, 1000n)], 1],
    [[bronze, silver, level(2, 50n, 2000n)], 1],
  ])('%o has %i problems', (levels, count) => {
    expect(vipTableProblems(levels)).toHaveLength(count);
  });

  it('an empty table is a bug', () => {
    expect(() => vipLevelOf([], { depositMinor: 0n, turnoverMinor: 0n })).toThrow(RangeError);
  });
});
