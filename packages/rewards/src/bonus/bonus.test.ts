import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettledPlay } from '../prize.ts';
import {
  boostMinor,
  convertBonus,
  countPlay,
  divideReturn,
  divideStake,
  freeBetReturnMinor,
  matchMinor,
  requiredMinor,
  weightOf,
  type Wagering,
} from './index.ts';

const play: SettledPlay = {
  category: 'slots',
  provider: 'A',
  game: 'reels',
  cashMinor: 600n,
  bonusMinor: 400n,
  payoutCashMinor: 0n,
  payoutBonusMinor: 0n,
  oddsMilli: null,
  isVoid: false,
  isFreeBet: false,
  isCashedOut: false,
  isBothSides: false,
};

const wagering: Wagering = {
  multiplier_percent: 1_000,
  base: 'bonus',
  counts: 'all',
  default_weight_bp: 10_000,
  weights: [
    { category: 'table', weight_bp: 1_000 },
    { provider: 'B', weight_bp: 5_000 },
    { provider: 'B', game: 'best', weight_bp: 0 },
  ],
  not_playable: [{ category: 'sportsbook' }],
  minOddsMilli: 1_500,
};

describe('pockets', () => {
  it.each([
    ['cash_first', 700n, 900n, 1_000n, 700n, 300n],
    ['cash_first', 2_000n, 900n, 1_000n, 1_000n, 0n],
    ['cash_first', 0n, 900n, 1_000n, 0n, 1_000n],
    ['bonus_first', 700n, 400n, 1_000n, 600n, 400n],
    ['bonus_first', 700n, 4_000n, 1_000n, 0n, 1_000n],
    ['bonus_first', 700n, 0n, 1_000n, 1_000n, 0n],
  ] as const)('%s: of %i cash and %i bonus a stake of %i takes %i and %i', (...row) => {
    const [order, cash, bonus, stake, cashMinor, bonusMinor] = row;
    const pockets = { cashMinor: cash, bonusMinor: bonus };
    expect(divideStake(order, pockets, stake)).toEqual({ cashMinor, bonusMinor });
  });

  it('gives back what the pockets paid, and the rounding to the bonus', () => {
    const stake = { cashMinor: 1n, bonusMinor: 2n };
    expect(divideReturn(stake, 3n)).toEqual({ cashMinor: 1n, bonusMinor: 2n });
    expect(divideReturn(stake, 10n)).toEqual({ cashMinor: 3n, bonusMinor: 7n });
    expect(divideReturn({ cashMinor: 5n, bonusMinor: 0n }, 9n).bonusMinor).toBe(0n);
  });

  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  it('never pays cash more than its share, and nothing is lost', () => {
    fc.assert(
      fc.property(amount, amount, amount, (cashMinor, bonusMinor, payout) => {
        fc.pre(cashMinor + bonusMinor > 0n);
        const paid = divideReturn({ cashMinor, bonusMinor }, payout);
        expect(paid.cashMinor + paid.bonusMinor).toBe(payout);
        expect(paid.cashMinor * (cashMinor + bonusMinor) <= payout * cashMinor).toBe(true);
      }),
    );
  });
});

describe('wagering', () => {
  it('asks for so often the bonus, or the bonus and the deposit', () => {
    const grant = { grantedMinor: 5_000n, depositMinor: 10_000n };
    expect(requiredMinor(wagering, grant)).toBe(50_000n);
    expect(requiredMinor({ ...wagering, base: 'bonus_and_deposit' }, grant)).toBe(150_000n);
    expect(requiredMinor({ multiplier_percent: 0, base: 'bonus' }, grant)).toBe(0n);
    expect(
      requiredMinor({ multiplier_percent: 33, base: 'bonus' }, { ...grant, grantedMinor: 10n }),
    ).toBe(3n);
  });

  it.each([
    [{ category: 'slots', provider: 'A', game: 'x' }, 10_000],
    [{ category: 'table', provider: 'A', game: 'x' }, 1_000],
    [{ category: 'table', provider: 'B', game: 'x' }, 5_000],
    [{ category: 'table', provider: 'B', game: 'best' }, 0],
    [{ category: 'sportsbook', provider: 'B', game: 'x' }, 0],
  ])('the narrowest row weighs %o', (game, weight) => {
    expect(weightOf(wagering, game)).toBe(weight);
  });

  it.each([
    ['everything', {}, 'while', 1_000n, null],
    ['a tenth', { category: 'table' }, 'while', 100n, null],
    ['nothing of what is void', { isVoid: true }, 'while', 0n, 'void'],
    ['nothing of a free bet', { isFreeBet: true }, 'while', 0n, 'freeBet'],
    ['nothing of what was cashed out', { isCashedOut: true }, 'while', 0n, 'cashedOut'],
    ['nothing of both sides', { isBothSides: true }, 'while', 0n, 'bothSides'],
    ['nothing of low odds', { oddsMilli: 1_499 }, 'while', 0n, 'lowOdds'],
    ['good odds', { oddsMilli: 1_500 }, 'while', 1_000n, null],
    ['nothing of what may not be played', { category: 'sportsbook' }, 'while', 0n, 'weightZero'],
    ['nothing from before', {}, 'before', 0n, 'beforeBonus'],
    ['nothing from after', {}, 'after', 0n, 'afterBonus'],
  ] as const)('counts %s', (_, change, placed, countedMinor, reason) => {
    expect(countPlay(wagering, { ...play, ...change }, placed)).toMatchObject({
      countedMinor,
      reason,
    });
  });

  it('counts the bonus alone where the terms say so', () => {
    expect(countPlay({ ...wagering, counts: 'bonus' }, play, 'while').countedMinor).toBe(400n);
  });
});

describe('conversion', () => {
  const bonus = { balanceMinor: 9_000n, grantedMinor: 5_000n, convertedMinor: 0n };
  it.each([
    ['stays', null, 0n, 9_000n],
    ['goes', null, 0n, 4_000n],
    ['stays', 6_000n, 0n, 6_000n],
    ['stays', 6_000n, 5_500n, 500n],
    ['stays', 6_000n, 7_000n, 0n],
  ] as const)('%s, at most %s after %i: %i becomes cash', (principal, max, convertedMinor, out) => {
    const terms = { principal, maxCashOutMinor: max };
    const converted = convertBonus(terms, { ...bonus, convertedMinor });
    expect(converted).toEqual({ outMinor: out, backMinor: 9_000n - out });
  });

  it('gives back no more principal than is there', () => {
    const terms = { principal: 'goes', maxCashOutMinor: null } as const;
    expect(convertBonus(terms, { ...bonus, balanceMinor: 100n }).outMinor).toBe(0n);
  });

  it('matches deposits, pays free bets without their stake, and boosts a win', () => {
    expect(matchMinor({ percent: 100, maxMinor: 5_000n }, 3_333n)).toBe(3_333n);
    expect(matchMinor({ percent: 50, maxMinor: 5_000n }, 3_333n)).toBe(1_666n);
    expect(matchMinor({ percent: 100, maxMinor: 5_000n }, 9_000n)).toBe(5_000n);
    expect(freeBetReturnMinor(2_500n, 1_000n)).toBe(1_500n);
    expect(freeBetReturnMinor(500n, 1_000n)).toBe(0n);
    const won = { payoutMinor: 2_555n, stakeMinor: 1_000n };
    expect(boostMinor({ percent: 10, maxExtraMinor: 1_000n }, won)).toBe(155n);
    expect(boostMinor({ percent: 10, maxExtraMinor: 100n }, won)).toBe(100n);
  });
});
