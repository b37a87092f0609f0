import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  payoutMinor,
  potentialPayoutMinor,
  profitMinor,
  selectionResults,
  settleSelection,
} from './index.ts';

const stake = fc.bigInt({ min: 0n, max: 10n ** 12n });
const odds = fc.integer({ min: 1001, max: 1_000_000 });

describe('payoutMinor', () => {
  it.each([
    { stakeMinor: 10000n, odds: 1950, result: 'won', expected: 19500n },
    { stakeMinor: 10000n, odds: 1950, result: 'half-won', expected: 14750n },
    { stakeMinor: 10000n, odds: 1950, result: 'void', expected: 10000n },
    { stakeMinor: 10000n, odds: 1950, result: 'half-lost', expected: 5000n },
    { stakeMinor: 10000n, odds: 1950, result: 'lost', expected: 0n },
    { stakeMinor: 1n, odds: 1950, result: 'half-lost', expected: 1n },
    { stakeMinor: 1n, odds: 1499, result: 'won', expected: 1n },
    { stakeMinor: 1n, odds: 1500, result: 'won', expected: 2n },
    { stakeMinor: 333n, odds: 1955, result: 'won', expected: 651n },
    { stakeMinor: 333n, odds: 1955, result: 'half-won', expected: 492n },
    { stakeMinor: 10n ** 15n, odds: 10_000_000, result: 'won', expected: 10n ** 19n },
    { stakeMinor: 0n, odds: 2000, result: 'won', expected: 0n },
  ] as const)('$stakeMinor at $odds, $result: $expected', (row) => {
    expect(payoutMinor(row.stakeMinor, row.odds, row.result)).toBe(row.expected);
  });

  it('a quarter line pays what two half stakes on its neighbours pay, but for the single rounding', () => {
    const goals = fc.integer({ min: 0, max: 9 });
    const oddQuarters = fc.integer({ min: -19, max: 19 }).map((n) => 2 * n + 1);
    fc.assert(
      fc.property(
        stake,
        odds,
        oddQuarters,
        goals,
        goals,
        (half, price, quarters, homeScore, awayScore) => {
          const settle = (lineQuarters: number) =>
            settleSelection({
              kind: 'asian-handicap',
              outcome: 'home',
              lineQuarters,
              homeScore,
              awayScore,
            });
          const whole = payoutMinor(2n * half, price, settle(quarters));
          const halves =
            payoutMinor(half, price, settle(quarters - 1)) +
            payoutMinor(half, price, settle(quarters + 1));
          const difference = whole - halves;
          expect(difference >= -1n && difference <= 1n).toBe(true);
        },
      ),
    );
  });

  it('orders the results, never passes the potential payout, and profit is payout less stake', () => {
    fc.assert(
      fc.property(stake, odds, (stakeMinor, price) => {
        const payouts = selectionResults.map((result) => payoutMinor(stakeMinor, price, result));
        payouts.forEach((payout, index) => {
          expect(payout >= (payouts[index + 1] ?? 0n)).toBe(true);
          expect(payout <= potentialPayoutMinor(stakeMinor, price)).toBe(true);
        });
        expect(profitMinor(stakeMinor, price, 'lost')).toBe(-stakeMinor);
        expect(profitMinor(stakeMinor, price, 'void')).toBe(0n);
      }),
    );
  });

  it('refuses stakes and prices that cannot exist', () => {
    expect(() => payoutMinor(-1n, 2000, 'won')).toThrow(RangeError);
    expect(() => payoutMinor(1n, 1000, 'won')).toThrow(RangeError);
    expect(() => payoutMinor(1n, 2000.5, 'won')).toThrow(RangeError);
  });
});
