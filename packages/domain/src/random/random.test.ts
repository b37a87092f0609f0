import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSeededRandom,
  pickOne,
  randomInteger,
  randomNormal,
  randomPoisson,
  shuffled,
} from './index.ts';

const draw = (count: number, next: () => number): number[] => Array.from({ length: count }, next);
const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const ascending = (a: number, b: number): number => a - b;

describe('createSeededRandom', () => {
  it('gives the same stream for the same seed, for ever', () => {
    const random = createSeededRandom('pavilion');
    expect(draw(3, random.next)).toEqual(draw(3, createSeededRandom('pavilion').next));
    // Frozen: demo data and recorded simulations depend on it.
    expect(draw(4, createSeededRandom(1).next).map((value) => value.toFixed(6)))
      .toMatchInlineSnapshot(`
      [
        "0.045198",
        "0.649645",
        "0.577304",
        "0.414555",
      ]
    `);
  });

  it('gives another stream for a neighbouring seed', () => {
    const firsts = new Set(
      Array.from({ length: 1000 }, (_, seed) => createSeededRandom(seed).next()),
    );
    expect(firsts.size).toBe(1000);
    expect(mean([...firsts])).toBeCloseTo(0.5, 1);
  });

  it('stays in [0, 1) and fills it evenly', () => {
    const random = createSeededRandom('even');
    const values = draw(20_000, random.next);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const buckets = Array.from({ length: 10 }, () => 0);
    for (const value of values) buckets[Math.floor(value * 10)]! += 1;
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('draws', () => {
  it('whole numbers keep their bounds and reach both', () => {
    const random = createSeededRandom('dice');
    const seen = new Set(draw(500, () => randomInteger(random, 1, 6)));
    expect([...seen].sort(ascending)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const result = shuffled(createSeededRandom(seed), items);
        expect(result.toSorted(ascending)).toEqual(items.toSorted(ascending));
      }),
    );
  });

  it('picking needs something to pick from', () => {
    expect(() => pickOne(createSeededRandom(1), [])).toThrow(RangeError);
    expect(['a', 'b']).toContain(pickOne(createSeededRandom(1), ['a', 'b']));
  });

  it('Poisson and normal draws have the mean and spread they were asked for', () => {
    const random = createSeededRandom('spread');
    const goals = draw(20_000, () => randomPoisson(random, 1.6));
    expect(mean(goals)).toBeCloseTo(1.6, 1);
    expect(mean(goals.map((goal) => (goal - 1.6) ** 2))).toBeCloseTo(1.6, 1);
    const heights = draw(20_000, () => randomNormal(random, 10, 2));
    expect(mean(heights)).toBeCloseTo(10, 1);
    expect(mean(heights.map((height) => (height - 10) ** 2))).toBeCloseTo(4, 0);
  });

  it('a Poisson draw with mean zero is zero', () => {
    expect(randomPoisson(createSeededRandom(5), 0)).toBe(0);
  });
});
