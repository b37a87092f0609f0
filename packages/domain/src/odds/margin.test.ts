import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fairProbabilities,
  impliedProbability,
  overround,
  powerExponent,
  priceSteps,
  pricesWithMargin,
  roundDownToPriceStep,
} from './index.ts';

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
const rounded = (values: number[]): number[] => values.map((value) => Number(value.toFixed(6)));

describe('the margin example of domain rules 2.2', () => {
  const prices = [1900, 3500, 4200];

  it('overround and payout', () => {
    expect(overround(prices)).toBeCloseTo(1.050125, 6);
    expect(1 / overround(prices)).toBeCloseTo(0.95227, 5);
    expect(impliedProbability(1250)).toBe(0.8);
  });

  it('proportional', () => {
    expect(rounded(fairProbabilities(prices, 'proportional'))).toEqual([
      0.501193, 0.272076, 0.22673,
    ]);
  });

  it('power', () => {
    expect(powerExponent(prices.map(impliedProbability), 1)).toBeCloseTo(1.049663, 6);
    expect(rounded(fairProbabilities(prices, 'power'))).toEqual([0.509803, 0.26848, 0.221717]);
  });
});

describe('pricesWithMargin', () => {
  const market = fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 6 })
    .map((weights) => weights.map((weight) => weight / sum(weights)));
  const method = fc.constantFrom('proportional' as const, 'power' as const);
  const target = fc.double({ min: 1.001, max: 1.15, noNaN: true });

  it('reaches the wanted overround, and taking it out gives the probabilities back', () => {
    fc.assert(
      fc.property(market, method, target, (probabilities, how, wanted) => {
        const prices = pricesWithMargin(probabilities, wanted, how);
        expect(overround(prices)).toBeCloseTo(wanted, 6);
        const fair = fairProbabilities(prices, how);
        fair.forEach((probability, index) => {
          expect(probability).toBeCloseTo(probabilities[index] ?? 0, 5);
        });
      }),
    );
  });

  it('power takes more from the longshot than proportional does', () => {
    const [favourite, longshot] = pricesWithMargin([0.9, 0.1], 1.05, 'power');
    const [evenFavourite, evenLongshot] = pricesWithMargin([0.9, 0.1], 1.05, 'proportional');
    expect(favourite).toBeGreaterThan(evenFavourite ?? 0);
    expect(longshot).toBeLessThan(evenLongshot ?? 0);
  });
});

describe('roundDownToPriceStep', () => {
  it.each([
    [1010, 1010],
    [1019.999, 1010],
    [1999, 1990],
    [2000, 2000],
    [2019, 2000],
    [2042.6, 2040],
    [2999, 2980],
    [3823.9, 3800],
    [4017.5, 4000],
    [5990, 5900],
    [9999, 9800],
    [19999, 19500],
    [29999, 29000],
    [49999, 48000],
    [99999, 95000],
    [999999, 990000],
    [5000000, 1000000],
    [1009, null],
    [1000, null],
    [Number.NaN, null],
    [2.3 * 1000, 2300],
    [1000 / 0.5000000000001, 2000],
  ])('%d → %s', (milli, expected) => {
    expect(roundDownToPriceStep(milli)).toBe(expected);
  });

  it('is never above the price, always a price of the ladder, and keeps one that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 1_000_000 }), (milli) => {
        const price = roundDownToPriceStep(milli) ?? 0;
        expect(price).toBeLessThanOrEqual(milli);
        expect(roundDownToPriceStep(price)).toBe(price);
        const step = priceSteps.find(({ upToMilli }) => milli < upToMilli)?.stepMilli ?? 10_000;
        expect(milli - price).toBeLessThan(step);
      }),
    );
  });

  it('has the 350 prices of the published ladder', () => {
    const prices = new Set<number | null>();
    for (let milli = 1010; milli <= 1_000_000; milli += 5) prices.add(roundDownToPriceStep(milli));
    expect(prices.size).toBe(350);
  });
});
