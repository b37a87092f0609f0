import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOnTheWay, rollMs } from './rolling-amount.ts';

describe('an amount that rolls up', () => {
  it.each([
    [100n, 300n, 0, 100n],
    [100n, 300n, rollMs, 300n],
    [100n, 300n, rollMs * 5, 300n],
    [100n, 300n, -5, 100n],
    // Half the time is seven eighths of the way.
    [0n, 800n, rollMs / 2, 700n],
    [10n ** 15n, 10n ** 15n + 1n, rollMs, 10n ** 15n + 1n],
  ])('from %s to %s is, after %s ms, %s', (from, to, elapsedMs, shown) => {
    expect(amountOnTheWay(from, to, elapsedMs)).toBe(shown);
  });

  it('never falls, never passes its end', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const time = fc.integer({ min: 0, max: rollMs * 2 });
    fc.assert(
      fc.property(amount, amount, time, time, (from, growth, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const [before, after] = [early, late].map((ms) => amountOnTheWay(from, from + growth, ms));
        expect(before).toBeGreaterThanOrEqual(from);
        expect(after).toBeGreaterThanOrEqual(before ?? 0n);
        expect(after).toBeLessThanOrEqual(from + growth);
      }),
    );
  });
});
