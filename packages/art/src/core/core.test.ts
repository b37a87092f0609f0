import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklch, toOklch } from './colour.ts';
import { hashOf, randomOf } from './random.ts';
import { polygon, smooth } from './shapes.ts';

describe('colour', () => {
  it('reads back what it wrote, within a screen step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        const { l, c, h } = toOklch(hex);
        const again = oklch(l, c, h);
        for (const at of [1, 3, 5]) {
          const [first, second] = [hex, again].map((text) =>
            Number.parseInt(text.slice(at, at + 2), 16),
          ) as [number, number];
          expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('never leaves the screen gamut', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (l, c, h) => {
          expect(oklch(l, c, h)).toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
    );
  });

  it('refuses what is not a hex colour', () => {
    expect(() => toOklch('tomato')).toThrow(TypeError);
  });
});

describe('random', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const numbers = (seed: string): number[] =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.next()
        )(randomOf(seed)),
      );
    expect(numbers('game-1')).toEqual(numbers('game-1'));
    expect(numbers('game-1')).not.toEqual(numbers('game-2'));
  });

  it('spreads neighbouring codes over the whole range', () => {
    const buckets = new Set(
      Array.from({ length: 200 }, (_, index) => hashOf(`game-${index}`) % 16),
    );
    expect(buckets.size).toBe(16);
  });
});

describe('shapes', () => {
  it('takes points as text or as pairs', () => {
    expect(polygon('0,0 10,0 10,10')).toBe(
      polygon([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    );
    expect(smooth('0,0 10,0 10,10')).toBe(
      smooth([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    );
  });

  it('refuses a malformed point', () => {
    expect(() => polygon('0,0 10')).toThrow(TypeError);
  });
});
