import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../markets/index.ts';
import { profitMinor } from '../settlement/index.ts';
import {
  betRefusals,
  isPriceAcceptable,
  maxStakeMinor,
  outcomeLiabilities,
  refusalOfBet,
  type BetLimits,
  type BetRefusal,
  type BetRequest,
  type OfferedSelection,
  type OutcomeStake,
  type PriceChangePolicy,
  type StakeBound,
  type StakeLimits,
} from './index.ts';

const roomy: StakeLimits = {
  oddsMilli: 3000,
  marketMaxStakeMinor: 100_000n,
  playerFactorMilli: 1000,
  maxWinMinor: 10_000_000n,
  liabilityLimitMinor: 10_000_000n,
  liabilityMinor: 0n,
  playerLimitRemainingMinor: null,
  balanceMinor: 10_000_000n,
};

describe('price change policy', () => {
  it.each<[PriceChangePolicy, number, number, boolean]>([
    ['none', 2000, 2000, true],
    ['none', 2000, 2010, false],
    ['none', 2000, 1990, false],
    ['better', 2000, 2000, true],
    ['better', 2000, 2010, true],
    ['better', 2000, 1990, false],
    ['any', 2000, 2010, true],
    ['any', 2000, 1990, true],
  ])('%s: placed %i, now %i: %s', (policy, placed, current, expected) => {
    expect(isPriceAcceptable(placed, current, policy)).toBe(expected);
  });
});

describe('maxStakeMinor', () => {
  it.each<[string, Partial<StakeLimits>, bigint, StakeBound]>([
    ['the market', {}, 100_000n, 'stakeTooHigh'],
    ['the player factor', { playerFactorMilli: 125 }, 12_500n, 'stakeTooHigh'],
    ['the highest win', { maxWinMinor: 100_001n }, 50_000n, 'payoutTooHigh'],
    ['liability left', { liabilityLimitMinor: 500n, liabilityMinor: 100n }, 200n, 'stakeTooHigh'],
    ['liability used up', { liabilityLimitMinor: 500n, liabilityMinor: 900n }, 0n, 'stakeTooHigh'],
    ['the player’s own limit', { playerLimitRemainingMinor: 700n }, 700n, 'limitReached'],
    ['the balance', { balanceMinor: 5n }, 5n, 'insufficientFunds'],
    ['an empty balance', { balanceMinor: 0n }, 0n, 'insufficientFunds'],
    [
      'the earlier of two equal bounds',
      { balanceMinor: 700n, playerLimitRemainingMinor: 700n },
      700n,
      'limitReached',
    ],
    [
      'a short price lets the win cap go',
      { oddsMilli: 1001, maxWinMinor: 100n },
      100_000n,
      'stakeTooHigh',
    ],
  ])('bound by %s', (_name, change, expected, boundBy) => {
    expect(maxStakeMinor({ ...roomy, ...change })).toEqual({ maxStakeMinor: expected, boundBy });
  });

  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
  const limits = fc.record<StakeLimits>({
    oddsMilli: fc.integer({ min: 1001, max: 1_000_000 }),
    marketMaxStakeMinor: amount,
    playerFactorMilli: fc.integer({ min: 0, max: 2000 }),
    maxWinMinor: amount,
    liabilityLimitMinor: amount,
    liabilityMinor: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
    playerLimitRemainingMinor: fc.option(amount),
    balanceMinor: amount,
  });

  it('keeps every limit', () => {
    fc.assert(
      fc.property(limits, (given) => {
        const { maxStakeMinor: stake } = maxStakeMinor(given);
        const win = profitMinor(stake, given.oddsMilli, 'won');
        expect(stake >= 0n && stake <= given.balanceMinor).toBe(true);
        expect(win <= given.maxWinMinor).toBe(true);
        expect(stake === 0n || given.liabilityMinor + win <= given.liabilityLimitMinor).toBe(true);
        expect(stake <= (given.playerLimitRemainingMinor ?? stake)).toBe(true);
      }),
    );
  });

  it('is the largest: one unit more breaks the bound it names', () => {
    fc.assert(
      fc.property(limits, (given) => {
        const { maxStakeMinor: stake, boundBy } = maxStakeMinor(given);
        const more = stake + 1n;
        const exactWin = more * BigInt(given.oddsMilli - 1000);
        const room = given.liabilityLimitMinor - given.liabilityMinor;
        const broken: Record<StakeBound, boolean> = {
          stakeTooHigh:
            more * 1000n > given.marketMaxStakeMinor * BigInt(given.playerFactorMilli) ||
            exactWin > room * 1000n,
          payoutTooHigh: exactWin > given.maxWinMinor * 1000n,
          limitReached: more > (given.playerLimitRemainingMinor ?? more),
          insufficientFunds: more > given.balanceMinor,
        };
        expect(broken[boundBy]).toBe(true);
      }),
    );
  });
});

describe('refusalOfBet', () => {
  const open: OfferedSelection = { marketStatus: 'open', isPastCutOff: false, oddsMilli: 3000 };
  const request: BetRequest = { stakeMinor: 1000n, oddsMilli: 3000, policy: 'none' };
  const { oddsMilli: _price, ...rest } = roomy;
  const limits: BetLimits = { ...rest, minStakeMinor: 100n };
  const everythingWrong = {
    offer: { marketStatus: 'suspended', isPastCutOff: true, oddsMilli: 2000 } as OfferedSelection,
    limits: { ...limits, balanceMinor: 0n, minStakeMinor: 2000n },
  };

  it.each<
    [string, Partial<BetRequest>, OfferedSelection | null, Partial<BetLimits>, BetRefusal | null]
  >([
    ['all well', {}, open, {}, null],
    ['no such selection', {}, null, everythingWrong.limits, 'selectionNotFound'],
    ['everything wrong', {}, everythingWrong.offer, everythingWrong.limits, 'eventStarted'],
    ['closed', {}, { ...open, marketStatus: 'closed' }, {}, 'marketClosed'],
    ['settled', {}, { ...open, marketStatus: 'settled' }, {}, 'marketClosed'],
    ['suspended', {}, { ...open, marketStatus: 'suspended' }, {}, 'marketSuspended'],
    ['selection without price', {}, { ...open, oddsMilli: null }, {}, 'marketSuspended'],
    ['price moved', { oddsMilli: 2990 }, open, {}, 'priceChanged'],
    ['price moved up, better taken', { oddsMilli: 2990, policy: 'better' }, open, {}, null],
    ['below the least stake', { stakeMinor: 99n }, open, {}, 'stakeTooLow'],
    ['no stake', { stakeMinor: 0n }, open, { minStakeMinor: 0n }, 'stakeTooLow'],
    ['above the market', { stakeMinor: 100_001n }, open, {}, 'stakeTooHigh'],
    ['win too high', { stakeMinor: 1000n }, open, { maxWinMinor: 1999n }, 'payoutTooHigh'],
    ['own limit', {}, open, { playerLimitRemainingMinor: 999n }, 'limitReached'],
    ['no funds', {}, open, { balanceMinor: 999n }, 'insufficientFunds'],
    ['exactly the balance', {}, open, { balanceMinor: 1000n }, null],
  ])('%s', (_name, change, offer, limitChange, expected) => {
    expect(refusalOfBet({ ...request, ...change }, offer, { ...limits, ...limitChange })).toBe(
      expected,
    );
  });

  it('codes are letters only, since they are translation keys', () => {
    for (const code of betRefusals) expect(code).toMatch(/^[a-zA-Z]+$/);
  });
});

describe('outcomeLiabilities', () => {
  const outcomes: Outcome[] = ['home', 'draw', 'away'];

  it('wins on the outcome less the stakes on the others', () => {
    const bets: OutcomeStake[] = [
      { outcome: 'home', stakeMinor: 100n, oddsMilli: 3000 },
      { outcome: 'away', stakeMinor: 50n, oddsMilli: 2000 },
    ];
    expect([...outcomeLiabilities(outcomes, bets)]).toEqual([
      ['home', 150n],
      ['draw', -150n],
      ['away', -50n],
    ]);
  });

  it('no bets, no liability', () => {
    expect([...outcomeLiabilities(outcomes, []).values()]).toEqual([0n, 0n, 0n]);
  });
});
