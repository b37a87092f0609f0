import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoundRecord } from '../../game-info.ts';
import { cashOutWorth, isWhole } from './cash-out-worth.ts';

const bet = (fields: Partial<RoundRecord> = {}): RoundRecord =>
  ({
    stake: '10.00',
    payout: '0.00',
    multiplier: '0.00',
    currency: 'USD',
    ...fields,
  }) as RoundRecord;

it('is the stake at the multiplier that stands', () => {
  expect(cashOutWorth(bet(), 250n)).toBe(2500n);
  expect(cashOutWorth(bet({ stake: '0.33' }), 101n)).toBe(33n);
});

it('grows no further than where the bet leaves by itself', () => {
  expect(cashOutWorth(bet(), 119n, 120n)).toBe(1190n);
  expect(cashOutWorth(bet(), 640n, 120n)).toBe(1200n);
});

it('counts only what is left once a part has gone', () => {
  const half = bet({ payout: '5.50', multiplier: '1.10' });
  expect([isWhole(bet()), isWhole(half)]).toEqual([true, false]);
  expect(cashOutWorth(half, 200n)).toBe(1000n);
});

it('knows the part that has gone to the cent, whatever it was paid at', () => {
  const text = (minor: bigint): string => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
  fc.assert(
    fc.property(fc.bigInt(2n, 10_000_000n), fc.bigInt(100n, 1_000_000n), (stake, paidAt) => {
      const gone = stake / 2n;
      const payout = text((gone * paidAt) / 100n);
      const half = bet({ stake: text(stake), payout, multiplier: text(paidAt) });
      expect(cashOutWorth(half, 100n)).toBe(stake - gone);
    }),
  );
});
