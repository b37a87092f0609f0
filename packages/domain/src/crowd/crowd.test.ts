import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateAccountId } from '../input/index.ts';
import { localeCodes, type LocaleCode } from '../locales/index.ts';
import { createSeededRandom } from '../random/index.ts';
import {
  actionsDue,
  crowdNames,
  crowdPace,
  isCrowdBurst,
  planCrowdAction,
  type CrowdAction,
  type CrowdSituation,
} from './index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('the names of a crowd', () => {
  it('are the same for the same site, others for another', () => {
    const names = crowdNames('slot2', ['CN', 'EN'], 8);
    expect(crowdNames('slot2', ['CN', 'EN'], 8)).toEqual(names);
    expect(crowdNames('slot3', ['CN', 'EN'], 8)).not.toEqual(names);
    expect(names.map(({ language }) => language)).toEqual(
      'CN CN EN CN CN EN CN CN'.split(' ') as LocaleCode[],
    );
  });

  it('keep the input rules and differ, in every language', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.uniqueArray(fc.constantFrom(...localeCodes), { minLength: 1 }),
        fc.integer({ min: 0, max: 20 }),
        (seed, languages, count) => {
          const names = crowdNames(seed, languages, count);
          expect(names).toHaveLength(count);
          expect(new Set(names.map(({ accountId }) => accountId)).size).toBe(count);
          for (const { accountId, fullName, language } of names) {
            expect([accountId, validateAccountId(accountId)]).toEqual([accountId, null]);
            expect(fullName).toMatch(/^[A-Z][a-z]+$/);
            expect(languages).toContain(language);
          }
        },
      ),
    );
  });
});

describe('the pace of a crowd', () => {
  it.each([
    ['just made', 0, 0, 1.5],
    ['new', 2 * minuteMs, 2 * minuteMs, 1],
    ['new, after a restart', 3 * minuteMs, 0, 1],
    ['no longer new', 4 * minuteMs, 4 * minuteMs, 0.25],
    ['old, the server new', 40 * hourMs, hourMs, 0.25],
    ['old', 40 * hourMs, 2 * hourMs, 0.05],
  ])('%s', (_what, sinceMadeMs, sinceStartMs, perSecond) => {
    expect(crowdPace({ sinceMadeMs, sinceStartMs })).toBe(perSecond);
    expect(isCrowdBurst(sinceMadeMs)).toBe(perSecond >= 1);
  });

  it('comes out on average, in steps that differ by one at most', () => {
    const random = createSeededRandom('pace');
    for (const perSecond of [0.05, 0.25, 1, 1.3]) {
      const counts = Array.from({ length: 20_000 }, () => actionsDue(random, perSecond, 2000));
      const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
      expect(mean / 2 / perSecond).toBeGreaterThan(0.93);
      expect(mean / 2 / perSecond).toBeLessThan(1.07);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });
});

const situation = (more: Partial<CrowdSituation> = {}): CrowdSituation => ({
  players: [{ playerId: 'ana', cashMinor: 2_000_000n }],
  offers: [{ selectionId: 'home', marketId: '1x2', oddsMilli: 2100, endsInMs: 3 * minuteMs }],
  stake: { minMinor: 100n, maxMinor: 50_000n },
  deposit: { minMinor: 500n, maxMinor: 8000n },
  taken: new Set(),
  isDepositDue: false,
  isHurried: false,
  ...more,
});
const plans = (given: CrowdSituation, count = 300): Array<CrowdAction | null> => {
  const random = createSeededRandom('plans');
  return Array.from({ length: count }, () => planCrowdAction(random, given));
};
const offer = (selectionId: string, oddsMilli = 2000, endsInMs = 3 * minuteMs) => ({
  selectionId,
  marketId: selectionId.split('-')[0] ?? '',
  oddsMilli,
  endsInMs,
});
const chosen = (given: Partial<CrowdSituation>): string[] => [
  ...new Set(
    plans(situation(given)).map((plan) => (plan?.kind === 'bet' ? plan.selectionId : 'none')),
  ),
];

describe('what a crowd does', () => {
  it('is nothing without players, and no bet without a fit offer', () => {
    expect(plans(situation({ players: [] }), 5)).toEqual([null, null, null, null, null]);
    expect(chosen({ offers: [] })).toEqual(['none']);
    expect(chosen({ offers: [offer('certain', 1100), offer('hope', 6001)] })).toEqual(['none']);
    expect(chosen({ offers: [offer('ending', 2000, 14_999)] })).toEqual(['none']);
  });

  it('is a deposit when the balance is low, always', () => {
    for (const plan of plans(situation({ players: [{ playerId: 'ana', cashMinor: 4999n }] }))) {
      expect(plan).toMatchObject({ kind: 'deposit', playerId: 'ana' });
    }
  });

  it('is a deposit now and then, and when one is due, of the poorest, unless nobody needs it', () => {
    const players = [
      { playerId: 'ana', cashMinor: 90_000n },
      { playerId: 'bo', cashMinor: 80_000n },
    ];
    const kinds = plans(situation({ players }), 800).map((plan) => plan?.kind);
    expect(kinds.filter((kind) => kind === 'deposit').length / 800).toBeCloseTo(1 / 8, 1);
    for (const plan of plans(situation({ players, isDepositDue: true }))) {
      expect(plan).toMatchObject({ kind: 'deposit', playerId: 'bo' });
    }
    const rich = situation({
      players: [{ playerId: 'ana', cashMinor: 150_000n }],
      isDepositDue: true,
    });
    expect(new Set(plans(rich).map((plan) => plan?.kind))).toEqual(new Set(['bet']));
  });

  it('is a bet of those who cannot deposit, as long as they can pay one', () => {
    const broke = (cashMinor: bigint) =>
      situation({ players: [{ playerId: 'ana', cashMinor }], deposit: null });
    expect(plans(broke(100n))[0]).toMatchObject({ kind: 'bet', stakeMinor: 100n });
    expect(plans(broke(99n), 3)).toEqual([null, null, null]);
  });

  it('favours what is decided soon, and in a hurry takes nothing else', () => {
    const offers = [offer('late', 2000, 15 * minuteMs), offer('soon', 2000, minuteMs)];
    const all = plans(situation({ offers })).flatMap((plan) =>
      plan?.kind === 'bet' ? [plan.selectionId] : [],
    );
    expect(all).toContain('late');
    expect(all.filter((id) => id === 'soon').length).toBeGreaterThan(all.length * 0.9);
    expect(chosen({ offers, isHurried: true })).toEqual(['soon']);
  });

  it('completes in a hurry the market it began, so that one of the bets wins', () => {
    const offers = ['a-home', 'a-away', 'b-over', 'b-under'].map((id) => offer(id));
    const next = (...taken: string[]) =>
      chosen({ offers, isHurried: true, taken: new Set(taken) }).toSorted();
    expect(next()).toEqual(['a-away', 'a-home', 'b-over', 'b-under']);
    expect(next('b-over')).toEqual(['b-under']);
    expect(next('b-over', 'b-under')).toEqual(['a-away', 'a-home']);
    expect(next('b-over', 'b-under', 'a-home')).toEqual(['a-away']);
  });

  it('spreads: what was not taken lately comes first', () => {
    const offers = [offer('over'), offer('under')];
    expect(chosen({ offers, taken: new Set(['over']) })).toEqual(['under']);
    expect(chosen({ offers, taken: new Set(['over', 'under']) }).toSorted()).toEqual([
      'over',
      'under',
    ]);
  });

  it('varies its stakes', () => {
    const stakes = plans(situation()).map((plan) => (plan?.kind === 'bet' ? plan.stakeMinor : 0n));
    expect(new Set(stakes).size).toBeGreaterThan(6);
  });

  it('always keeps the limits and stays within what a player has', () => {
    const money = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        fc.record({ least: money, more: money, cash: money, depositLeast: money, seed: fc.nat() }),
        fc.boolean(),
        ({ least, more, cash, depositLeast, seed }, isDepositDue) => {
          const given = situation({
            players: [{ playerId: 'ana', cashMinor: cash }],
            stake: { minMinor: least, maxMinor: least + more },
            deposit: { minMinor: depositLeast, maxMinor: depositLeast + more },
            isDepositDue,
          });
          const plan = planCrowdAction(createSeededRandom(seed), given);
          if (plan?.kind === 'bet') {
            expect(plan.stakeMinor >= least && plan.stakeMinor <= least + more).toBe(true);
            expect(plan.stakeMinor <= cash).toBe(true);
          } else if (plan) {
            expect(plan.amountMinor >= depositLeast).toBe(true);
            expect(plan.amountMinor <= depositLeast + more).toBe(true);
          }
        },
      ),
    );
  });
});
