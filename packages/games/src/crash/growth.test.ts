import { describe, expect, it } from 'vitest';
import { growthHundredths, growthReachesMs } from './growth.ts';

// Computed with 60 decimals elsewhere.
describe('the growth of a crash', () => {
  it.each([
    [0, 100n],
    [165, 100n],
    [166, 101n],
    [11_552, 199n],
    [11_553, 200n],
    [38_376, 999n],
    [38_377, 1_000n],
    [230_258, 99_996_944n],
    [230_259, 100_002_944n],
  ])('stands after %i ms at %i hundredths', (elapsedMs, hundredths) => {
    expect(growthHundredths(elapsedMs)).toBe(hundredths);
  });

  it('is the exponential function wherever floating point can tell', () => {
    for (let ms = 0; ms < 240_000; ms += 41) {
      const exact = 100 * Math.exp(6e-5 * ms);
      if (Math.abs(exact - Math.round(exact)) > 1e-6)
        expect(growthHundredths(ms)).toBe(BigInt(Math.floor(exact)));
    }
  });

  it('never falls, and is one before it starts', () => {
    let before = 0n;
    for (let ms = 0; ms < 300_000; ms += 61) {
      const now = growthHundredths(ms);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(growthHundredths(-5)).toBe(100n);
    expect(growthHundredths(166.9)).toBe(growthHundredths(166));
  });

  it('has an exact inverse: the first millisecond that reaches, the one before does not', () => {
    for (let target = 101n; target < 5_000n; target += 7n) {
      const ms = growthReachesMs(target);
      expect(growthHundredths(ms)).toBeGreaterThanOrEqual(target);
      expect(growthHundredths(ms - 1)).toBeLessThan(target);
    }
    for (const target of [100n, 99n, 0n]) expect(growthReachesMs(target)).toBe(0);
    expect(growthReachesMs(100_000_000n)).toBe(230_259);
  });
});
