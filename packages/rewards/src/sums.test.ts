import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashbackMinor,
  claimableOf,
  edgeBpOf,
  rakebackE8,
  reloadMinor,
  reloadPartMinor,
} from './cash-rewards/index.ts';
import { contentMinor, fallOf, isHit, triggerMinor } from './jackpots/index.ts';
import { multiplierHundredths, periodAt, playAdds, progressAfter } from './missions/index.ts';
import type { SettledPlay } from './prize.ts';
import { prizeOfPlace, raceAdds, scoreAfter, type RaceRule } from './races/index.ts';
import { affiliateShare, missingOf, referralE8 } from './referral/index.ts';

const play: SettledPlay = {
  category: 'slots',
  provider: 'A',
  game: 'reels',
  cashMinor: 1_000n,
  bonusMinor: 0n,
  payoutCashMinor: 2_999n,
  payoutBonusMinor: 0n,
  oddsMilli: null,
  isVoid: false,
  isFreeBet: false,
  isCashedOut: false,
  isBothSides: false,
};

describe('cash rewards', () => {
  it('rakeback of 1000.00 at 100 points and a rate of 1000 is 1.00', () => {
    const accrued = rakebackE8(100_000n, 100, 1_000);
    expect(claimableOf(accrued, 0n)).toEqual({ amountMinor: 100n, remainderE8: 0n });
    expect(edgeBpOf(9_650)).toBe(350);
  });

  it('keeps what is less than a minor unit for the next claim', () => {
    const half = rakebackE8(1n, 5_000, 10_000);
    expect(claimableOf(half * 3n, 0n)).toEqual({ amountMinor: 1n, remainderE8: half });
    expect(claimableOf(half * 4n, 1n)).toEqual({ amountMinor: 1n, remainderE8: 0n });
    expect(claimableOf(half, 1n).amountMinor).toBe(0n);
  });

  it.each([
    [{ stakedMinor: 10_000n, returnedMinor: 4_000n, receivedMinor: 1_000n }, 500n],
    [{ stakedMinor: 10_000n, returnedMinor: 12_000n, receivedMinor: 0n }, 0n],
    [{ stakedMinor: 900n, returnedMinor: 0n, receivedMinor: 0n }, 0n],
    [{ stakedMinor: 900_000n, returnedMinor: 0n, receivedMinor: 0n }, 5_000n],
  ])('cashback of %o is %i', (inputs, amount) => {
    expect(cashbackMinor({ rateBp: 1_000, minMinor: 100n, maxMinor: 5_000n }, inputs)).toBe(amount);
  });

  it('reload parts are together the amount', () => {
    expect(reloadMinor(1_000n, 99_999n, 50)).toBe(1_499n);
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 31 }), (amount, parts) => {
        const all = Array.from({ length: parts }, (_, i) => reloadPartMinor(amount, i + 1, parts));
        expect(all.reduce((a, b) => a + b, 0n)).toBe(amount);
        expect(all.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });
});

describe('missions', () => {
  it.each([
    ['rounds', { value: 1n }],
    ['turnover', { value: 1_000n }],
    ['games', { thing: 'A/reels' }],
    ['wins', { value: 1n }],
    ['multiplier', { value: 299n }],
    ['days', { thing: '2026-11-28' }],
    ['deposits', null],
    ['spins', null],
  ] as const)('%s: a play adds %o', (metric, added) => {
    expect(playAdds(metric, {}, play, '2026-11-28')).toEqual(added);
  });

  it('looks at what passes all of the filter, and at nothing that is void or free', () => {
    const adds = (filter: Parameters<typeof playAdds>[1], change = {}) =>
      playAdds('rounds', filter, { ...play, ...change }, '2026-11-28') !== null;
    expect(adds({ categories: ['slots'], providers: ['A'], minStakeMinor: 1_000n })).toBe(true);
    expect(adds({ categories: ['table'] })).toBe(false);
    expect(adds({ games: [{ provider: 'A', game: 'other' }] })).toBe(false);
    expect(adds({ minStakeMinor: 1_001n })).toBe(false);
    expect(adds({ minOddsMilli: 1_500 }, { oddsMilli: 1_400 })).toBe(false);
    expect(adds({ money: 'cash' }, { bonusMinor: 1n })).toBe(false);
    expect(adds({}, { isVoid: true })).toBe(false);
    expect(adds({}, { isFreeBet: true })).toBe(false);
    expect(multiplierHundredths({ ...play, cashMinor: 0n })).toBe(0n);
  });

  it('adds sums, counts things once, and lets the highest stand', () => {
    const empty = { value: 0n, things: new Set<string>() };
    const once = progressAfter('games', empty, { thing: 'A/reels' });
    expect(progressAfter('games', once, { thing: 'A/reels' }).value).toBe(1n);
    expect(progressAfter('turnover', { ...empty, value: 5n }, { value: -9n }).value).toBe(0n);
    const high = progressAfter('multiplier', empty, { value: 500n });
    expect(progressAfter('multiplier', high, { value: 300n }).value).toBe(500n);
  });

  it.each([
    ['once', '2026-11-28T16:30:00Z', 'once', null],
    ['day', '2026-11-28T15:59:59Z', '2026-11-28', '2026-11-27T16:00:00.000Z'],
    ['day', '2026-11-28T16:00:00Z', '2026-11-29', '2026-11-28T16:00:00.000Z'],
    ['week', '2026-11-29T15:59:59Z', '2026-W48', '2026-11-22T16:00:00.000Z'],
    ['week', '2026-11-29T16:00:00Z', '2026-W49', '2026-11-29T16:00:00.000Z'],
  ] as const)('%s at %s is %s', (period, at, key, from) => {
    const span = periodAt(period, { zone: 'Asia/Manila', season: null }, new Date(at));
    expect(span).toMatchObject({ key });
    expect(span.from?.toISOString() ?? null).toBe(from);
  });
});

describe('races', () => {
  const rule = (metric: RaceRule['metric']): RaceRule => ({
    metric,
    filter: {},
    weights: [{ category: 'slots', weight_bp: 2_500 }],
    minOddsMilli: 1_500,
  });
  it.each([
    ['turnover', 1_000n],
    ['points', 250n],
    ['multiplier', 29_990n],
    ['net_win', 1_999n],
  ] as const)('%s: a play is %i', (metric, added) => {
    expect(raceAdds(rule(metric), play)).toBe(added);
  });

  it.each([
    { isVoid: true },
    { isFreeBet: true },
    { isBothSides: true },
    { oddsMilli: 1_499 },
    { cashMinor: 0n, bonusMinor: 1_000n },
  ])('%o stands in no race', (change) => {
    expect(raceAdds(rule('turnover'), { ...play, ...change })).toBeNull();
  });

  it('adds scores, but of multipliers the highest stands; every place finds its prize', () => {
    expect(scoreAfter('net_win', 100n, -300n)).toBe(-200n);
    expect(scoreAfter('multiplier', 500n, 300n)).toBe(500n);
    const prizes = [
      { from: 1, to: 1, prize: 'a' },
      { from: 2, to: 5, prize: 'b' },
    ];
    expect([1, 2, 5, 6].map((place) => prizeOfPlace(prizes, place))).toEqual(['a', 'b', 'b', null]);
  });
});

describe('jackpots', () => {
  const round = { openingMinor: 10_000n, carriedMinor: 500n, shareBp: 100 };
  const seed = { seed: 'ef'.repeat(32), roundId: 'r1' };

  it('is filled by a share of the stakes, rounded once', () => {
    expect(contentMinor(round, 99n)).toBe(10_500n);
    expect(contentMinor(round, 100n)).toBe(10_501n);
    expect(contentMinor(round, 1_000_050n)).toBe(20_500n);
  });

  it('falls between what it opens with and its ceiling, the ceiling included', () => {
    fc.assert(
      fc.property(fc.bigInt(10_502n, 10n ** 9n), fc.string(), (ceiling, roundId) => {
        const trigger = triggerMinor(round, ceiling, { ...seed, roundId });
        expect(trigger > 10_500n && trigger <= ceiling).toBe(true);
      }),
    );
    expect(triggerMinor(round, 10_501n, seed)).toBe(10_501n);
  });

  it('pays the ceiling at most and carries the rest below the next trigger', () => {
    const fall = (content: bigint, before = 0n) =>
      fallOf({ contentMinor: content, ceilingMinor: 20_000n, nextOpeningMinor: 10_000n }, before);
    expect(fall(19_000n)).toEqual({ amountMinor: 19_000n, carriedMinor: 0n, overflowMinor: 0n });
    expect(fall(21_000n)).toEqual({
      amountMinor: 20_000n,
      carriedMinor: 1_000n,
      overflowMinor: 0n,
    });
    expect(fall(40_000n)).toEqual({
      amountMinor: 20_000n,
      carriedMinor: 9_999n,
      overflowMinor: 10_001n,
    });
    expect(fall(20_000n, 7n)).toEqual({
      amountMinor: 20_000n,
      carriedMinor: 7n,
      overflowMinor: 0n,
    });
  });

  it('hits by chance as often as its stake is of the odds', () => {
    let hits = 0;
    for (let seq = 0n; seq < 4_000n; seq += 1n) hits += isHit(25n, 100n, { ...seed, seq }) ? 1 : 0;
    expect(Math.abs(hits - 1_000)).toBeLessThan(5 * Math.sqrt(750));
    expect(isHit(100n, 100n, { ...seed, seq: 1n })).toBe(true);
    expect(isHit(0n, 100n, { ...seed, seq: 1n })).toBe(false);
  });
});

describe('referrals', () => {
  const plan = { minDepositMinor: 1_000n, minTurnoverMinor: 5_000n, mustVerify: true };
  it('says what is missing', () => {
    const friend = { isVerified: false, depositedMinor: 999n, turnoverMinor: 5_000n };
    expect(missingOf(plan, friend)).toEqual(['verify', 'deposit']);
    const done = { isVerified: true, depositedMinor: 1_000n, turnoverMinor: 5_000n };
    expect(missingOf(plan, done)).toEqual([]);
  });

  it('shares like rakeback, and of a loss nothing', () => {
    expect(referralE8(100_000n, 100, 10)).toBe(rakebackE8(100_000n, 100, 1_000));
    const share = (ngr: bigint, carried: bigint, isLossCarried: boolean) =>
      affiliateShare(ngr, { percentBp: 2_500, isLossCarried }, carried);
    expect(share(10_001n, 0n, true)).toEqual({ shareMinor: 2_500n, carriedOutMinor: 0n });
    expect(share(10_000n, -4_000n, true).shareMinor).toBe(1_500n);
    expect(share(1_000n, -4_000n, true)).toEqual({ shareMinor: 0n, carriedOutMinor: -3_000n });
    expect(share(-4_000n, 0n, false)).toEqual({ shareMinor: 0n, carriedOutMinor: 0n });
  });
});
