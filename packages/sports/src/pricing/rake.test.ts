import { describe, expect, it } from 'vitest';
import { chanceOfAll, rakedWeights } from './rake.ts';

// Four worlds: both, the one, the other, neither.
const one = [1, 1, 0, 0];
const other = [1, 0, 1, 0];
const even = [0.25, 0.25, 0.25, 0.25];

describe('weights moved to given chances', () => {
  it('independent ones stay independent', () => {
    const raked = rakedWeights(even, [
      { wins: one, chance: 0.6 },
      { wins: other, chance: 0.3 },
    ]);
    expect(chanceOfAll(raked, [one])).toBeCloseTo(0.6, 9);
    expect(chanceOfAll(raked, [other])).toBeCloseTo(0.3, 9);
    expect(chanceOfAll(raked, [one, other])).toBeCloseTo(0.18, 9);
  });

  it('what hangs together keeps its odds ratio', () => {
    const raked = rakedWeights(
      [0.4, 0.1, 0.1, 0.4],
      [
        { wins: one, chance: 0.6 },
        { wins: other, chance: 0.6 },
      ],
    );
    const [both = 0, first = 0, second = 0, none = 0] = raked;
    expect((both * none) / (first * second)).toBeCloseTo(16, 6);
    expect(both + first).toBeCloseTo(0.6, 9);
  });

  it('what is true everywhere or nowhere has no say', () => {
    const always = { wins: [1, 1, 1, 1], chance: 0.5 };
    const never = { wins: [0, 0, 0, 0], chance: 0.5 };
    expect(rakedWeights(even, [always, never])).toEqual(even);
  });

  it('chances that cannot be together end all the same', () => {
    const raked = rakedWeights(even, [
      { wins: [1, 0, 0, 0], chance: 0.6 },
      { wins: one, chance: 0.5 },
    ]);
    expect(raked.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
  });
});
