import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import {
  poolPayout,
  poolPrices,
  probablePrices,
  selectionKinds,
  selectionsOf,
  settlePool,
  takeoutBp,
  type RaceOutcome,
  type SelectionKind,
} from './index.ts';

const result = (dead_heat = 0, ...first: number[]): RaceOutcome => ({
  order: [...first, ...numbersFrom(1, 8).filter((number) => !first.includes(number))],
  dead_heat,
});
const pricesOf = (kind: SelectionKind, money: Record<string, number>, outcome: RaceOutcome) => {
  const pool = new Map(Object.entries(money).map(([key, minor]) => [key, BigInt(minor)]));
  const { prices } = poolPrices(kind, pool, outcome);
  return prices && Object.fromEntries([...prices].map(([key, price]) => [key, Number(price)]));
};

describe('the published pools', () => {
  it.each<
    [string, SelectionKind, Record<string, number>, RaceOutcome, Record<string, number> | null]
  >([
    ['win', 'win', { 1: 21_300, 2: 78_700 }, result(), { 1: 390 }],
    ['place', 'place', { 1: 12_000, 2: 18_000, 3: 30_000 }, result(), { 1: 180, 2: 150 }],
    ['win, dead heat', 'win', { 1: 12_000, 2: 18_000, 3: 70_000 }, result(1), { 1: 320, 2: 250 }],
    [
      'place, dead heat for second',
      'place',
      { 1: 10_000, 2: 10_000, 3: 10_000, 4: 70_000 },
      result(2),
      { 1: 370, 2: 230, 3: 230 },
    ],
    ['a minus pool', 'place', { 1: 9_000, 2: 900, 3: 100 }, result(), { 1: 105, 2: 105 }],
    ['exacta, first right', 'exacta', { '1-3': 1_000, '4-2': 3_000 }, result(), { '1-3': 320 }],
    ['quinella, nobody', 'quinella', { '3-4': 1_000 }, result(), null],
  ])('%s', (_, kind, money, outcome, prices) => {
    expect(pricesOf(kind, money, outcome)).toEqual(prices);
  });
});

describe('a pool nobody hit', () => {
  it.each<[SelectionKind, Record<string, number>, RaceOutcome, Record<string, number> | null]>([
    ['win', { 2: 100, 5: 300 }, result(), { 2: 340 }],
    ['win', { 3: 100, 5: 300 }, result(), { 3: 340 }],
    ['win', { 4: 100, 5: 300 }, result(), null],
    // One and two are tied: neither is "second" to the other, three comes next.
    ['win', { 3: 100, 5: 300 }, result(1), { 3: 340 }],
    // One of the two tied has no money and leaves its half.
    ['win', { 2: 100, 5: 300 }, result(1), { 2: 340 }],
    ['place', { 3: 100, 5: 300 }, result(), { 3: 340 }],
    ['place', { 4: 100, 5: 300 }, result(), null],
    ['show', { 4: 100, 5: 300 }, result(), { 4: 340 }],
    ['exacta', { '1-3': 100, '1-4': 100, '4-2': 300 }, result(), { '1-3': 200, '1-4': 200 }],
    ['exacta', { '3-2': 100, '4-2': 100, '5-6': 200 }, result(), { '3-2': 160, '4-2': 160 }],
    ['exacta', { '2-1': 100, '5-6': 200 }, result(), null],
    ['quinella', { '1-5': 100, '2-5': 300 }, result(), { '1-5': 320 }],
    ['quinella', { '2-5': 100, '3-5': 300 }, result(), { '2-5': 320 }],
    ['trifecta', { '1-2-5': 100, '1-3-2': 300 }, result(), { '1-2-5': 320 }],
    ['trifecta', { '1-3-2': 100, '2-1-3': 300 }, result(), { '1-3-2': 320 }],
    ['trifecta', { '2-1-3': 300 }, result(), null],
    // A dead heat for first: both exactas are right, or either first.
    ['exacta', { '1-2': 100, '2-1': 300, '5-6': 600 }, result(1), { '1-2': 310, '2-1': 170 }],
    ['exacta', { '1-5': 100, '2-6': 100, '5-6': 200 }, result(1), { '1-5': 160, '2-6': 160 }],
  ])('%s %j after %o pays %j', (kind, money, outcome, prices) => {
    expect(pricesOf(kind, money, outcome)).toEqual(prices);
  });
});

describe('the money of a pool', () => {
  const runners = 6;
  const every = (kind: SelectionKind) => {
    const legs = numbersFrom(0, { quinella: 2, exacta: 2, trifecta: 3 }[kind as 'exacta'] ?? 1);
    return selectionsOf({ kind, legs: legs.map(() => numbersFrom(1, runners)) }, runners);
  };
  const sold = fc.record({
    kind: fc.constantFrom(...selectionKinds),
    units: fc.array(fc.tuple(fc.nat(), fc.bigInt(1n, 100_000n)), { maxLength: 12 }),
    order: fc.shuffledSubarray(numbersFrom(1, runners), { minLength: runners }),
    dead_heat: fc.integer({ min: 0, max: 3 }),
  });

  it('is paid, taken out, broken off or given back; a minus pool alone costs the house', () => {
    fc.assert(
      fc.property(sold, ({ kind, units, order, dead_heat }) => {
        const all = every(kind);
        const bets = units.map(([n, unitMinor]) => ({
          key: all[n % all.length]?.key ?? '',
          unitMinor,
        }));
        const money = new Map<string, bigint>();
        for (const { key, unitMinor } of bets) money.set(key, (money.get(key) ?? 0n) + unitMinor);
        const pool = poolPrices(kind, money, { order, dead_heat });
        const { paidMinor, takeoutMinor, breakageMinor } = settlePool(bets, pool);
        expect(paidMinor + takeoutMinor + breakageMinor).toBe(pool.grossMinor);
        const prices = pool.prices && [...pool.prices.values()];
        if (prices === null) expect(paidMinor).toBe(pool.grossMinor);
        else {
          expect(takeoutMinor).toBe(
            pool.grossMinor - (pool.grossMinor * (10_000n - takeoutBp[kind])) / 10_000n,
          );
          for (const price of prices) expect(price === 105n || price % 10n === 0n).toBe(true);
          if (breakageMinor < 0n) expect(prices).toContain(105n);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('shows what it would pay: of a place the least', () => {
    const money = new Map([
      ['1', 12_000n],
      ['2', 18_000n],
      ['3', 30_000n],
      ['4', 0n],
    ]);
    expect([...probablePrices('win', money, runners)]).toEqual([
      ['1', 420n],
      ['2', 280n],
      ['3', 170n],
    ]);
    // With the 30,000 on three: 51,000 − 42,000 is shared by halves.
    expect(probablePrices('place', money, runners).get('1')).toBe(130n);
    expect(probablePrices('exacta', new Map([['2-1', 100n]]), runners).get('2-1')).toBe(105n);
  });

  it('gives stakes back when nobody is to be paid', () => {
    const pool = poolPrices('win', new Map([['6', 100n]]), result());
    expect(poolPayout('6', 100n, pool)).toBe(100n);
    expect(settlePool([{ key: '6', unitMinor: 100n }], pool).takeoutMinor).toBe(0n);
  });
});
