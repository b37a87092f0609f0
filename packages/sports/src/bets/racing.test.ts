import { describe, expect, it } from 'vitest';
import { factsOf, type RunnerFacts } from '../engine/facts.ts';
import { fraction, type Fraction } from '../engine/fraction.ts';
import { defaultRules } from '../engine/rules.ts';
import { marketOf } from '../testing/football-match.ts';
import { settleBuilder } from './builder.ts';
import { potentialPayoutMinor } from './caps.ts';
import { combinationFaults } from './combine.ts';
import { isBetDecided, settleLeg, type SettledLeg } from './leg.ts';
import { betPayoutMinor } from './payout.ts';
import { placeTerms, rule4Percent, type PlaceTerms } from './racing.ts';
import { namedSystems, type BetShape } from './shape.ts';

const win = marketOf('racing', 'win');
const text = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** A race of `ran`: `own` position of the runner `A`, shared with `tied` in all. */
function race(ran: number, own: number | null, tied = 1, withdrawnAt: number[] = []) {
  const others = Array.from({ length: ran - 1 }, (_, index): RunnerFacts => {
    const isLevel = index < tied - 1;
    return { runnerId: `r${index}`, position: isLevel ? own : 50 + index, status: 'ran' };
  });
  return factsOf({
    ended: 'completed',
    ran,
    runners: [{ runnerId: 'A', position: own, status: 'ran' }, ...others],
    withdrawals: withdrawnAt.map((oddsMilli) => ({ runnerId: 'gone', atMs: 20, oddsMilli })),
  });
}

function leg(
  oddsMilli: number,
  facts: ReturnType<typeof race>,
  terms: PlaceTerms | null = placeTerms(10, false),
  isAntepost = false,
): SettledLeg {
  const accepted = { atMs: 10, isLive: false, score: [0, 0] as const, isAntepost };
  const given = { selection: { market: win, outcome: 'A' }, oddsMilli, accepted, terms };
  const settled = settleLeg({ ...given, areTermsFixed: false }, facts, defaultRules);
  if (settled === null) throw new Error('open');
  return settled;
}

// The five legs of the domain page of sports, 7.
const a = leg(6000, race(9, 1));
const b = leg(9000, race(8, 2));
const c = leg(4500, race(7, 3));
const d = leg(13_000, race(10, 2, 2));
const e = leg(5000, race(9, 1, 1, [3500]));

const shape = (type: BetShape['type'], legCount: number): BetShape => ({
  type,
  legCount,
  sizes: type === 'system' ? namedSystems['Lucky 15'] : [],
  bankers: [],
  isEachWay: true,
});

describe('each way (domain page of sports, 7)', () => {
  it.each([
    ['A', a, '6/1', '2/1'],
    ['B', b, '0/1', '13/5'],
    ['C', c, '0/1', '0/1'],
    ['D', d, '0/1', '17/5'],
    ['E', e, '4/1', '8/5'],
  ])('%s', (_name, settled, expectedWin, expectedPlace) => {
    expect(text(settled.win)).toBe(expectedWin);
    expect(text(settled.place)).toBe(expectedPlace);
  });

  it('bets of these legs', () => {
    expect(betPayoutMinor(shape('parlay', 2), 500n, [a, b])).toBe(2600n);
    expect(betPayoutMinor(shape('system', 4), 100n, [a, b, c, e])).toBe(6108n);
    expect(betPayoutMinor(shape('single', 1), 1000n, [d])).toBe(3400n);
    expect(betPayoutMinor(shape('single', 1), 1000n, [e])).toBe(5600n);
    const terms = placeTerms(9, false);
    const legs = [6000, 9000].map((oddsMilli) => ({ oddsMilli, terms }));
    expect(potentialPayoutMinor(shape('parlay', 2), 500n, legs)).toBe(29_600n);
  });

  it('first the deduction, then the dead heat', () => {
    const settled = leg(8000, race(9, 1, 2, [2500]));
    expect(settled.deductionPercent).toBe(40);
    expect(betPayoutMinor({ ...shape('single', 1), isEachWay: false }, 1000n, [settled])).toBe(
      2600n,
    );
    expect(betPayoutMinor(shape('single', 1), 1000n, [settled])).toBe(4440n);
  });

  it('published: 20 at 16/1, a quarter, third 100, level third with one other 50', () => {
    const fixed = { places: 3, fraction: fraction(1n, 4n) };
    expect(betPayoutMinor(shape('single', 1), 2000n, [leg(17_000, race(9, 3), fixed, true)])).toBe(
      10_000n,
    );
    expect(
      betPayoutMinor(shape('single', 1), 2000n, [leg(17_000, race(9, 3, 2), fixed, true)]),
    ).toBe(5000n);
  });

  it('published: 10 at 7/4 and a fifth with 35 % kept back', () => {
    const first = leg(2750, race(9, 1, 1, [2700]));
    const second = leg(2750, race(9, 2, 1, [2700]));
    expect(betPayoutMinor(shape('single', 1), 1000n, [first])).toBe(3365n);
    expect(betPayoutMinor(shape('single', 1), 1000n, [second])).toBe(1228n);
  });
});

describe('place terms by runners (wire contract, 7)', () => {
  it.each([
    [1, false, 1, '1/1'],
    [4, true, 1, '1/1'],
    [5, false, 2, '1/4'],
    [7, true, 2, '1/4'],
    [8, false, 3, '1/5'],
    [11, true, 3, '1/5'],
    [12, true, 3, '1/4'],
    [15, true, 3, '1/4'],
    [16, true, 4, '1/4'],
    [12, false, 3, '1/5'],
    [20, false, 3, '1/5'],
  ])('%i ran, handicap %s: %i places at %s', (ran, isHandicap, places, part) => {
    const terms = placeTerms(ran, isHandicap);
    expect([terms.places, text(terms.fraction)]).toEqual([places, part]);
  });
});

describe('rule 4', () => {
  it.each([
    [1120, 90],
    [1130, 85],
    [1990, 50],
    [2000, 45],
    [10_990, 10],
    [11_000, 5],
    [15_000, 5],
    [15_010, 0],
  ])('withdrawn at %i: %i %%', (oddsMilli, percent) => {
    expect(rule4Percent(oddsMilli)).toBe(percent);
  });

  it('sums, at most 90, and never touches antepost bets or later ones', () => {
    expect(leg(9000, race(9, 1, 1, [2000, 3000])).deductionPercent).toBe(75);
    expect(leg(9000, race(9, 1, 1, [1500, 1500])).deductionPercent).toBe(90);
    expect(leg(9000, race(9, 1, 1, [2000]), placeTerms(9, false), true).deductionPercent).toBe(0);
    const later = { atMs: 20, isLive: false, score: [0, 0] as const, isAntepost: false };
    const given = { selection: { market: win, outcome: 'A' }, oddsMilli: 9000, terms: null };
    const facts = race(9, 1, 1, [2000]);
    const settled = settleLeg(
      { ...given, accepted: later, areTermsFixed: false },
      facts,
      defaultRules,
    );
    expect(settled?.deductionPercent).toBe(0);
  });
});

describe('a builder leg (wire contract, 7)', () => {
  const reprice = { '1': 2100, '0,1': 1500 };
  const results = ['won', 'void', 'lost', 'open'] as const;
  type Word = (typeof results)[number];
  it.each<[Word[], 'whole' | 'reprice', string, number]>([
    [['won', 'won', 'won'], 'whole', 'won', 4000],
    [['won', 'void', 'lost'], 'whole', 'lost', 4000],
    [['open', 'void', 'lost'], 'reprice', 'lost', 4000],
    [['won', 'void', 'open'], 'whole', 'open', 4000],
    [['won', 'void', 'won'], 'whole', 'void', 4000],
    [['won', 'void', 'won'], 'reprice', 'won', 2100],
    [['void', 'void', 'won'], 'reprice', 'won', 1500],
    [['void', 'void', 'void'], 'reprice', 'void', 4000],
  ])('%s by %s: %s at %i', (picks, builderVoid, result, oddsMilli) => {
    expect(settleBuilder(picks, 4000, reprice, { builderVoid })).toEqual({ result, oddsMilli });
  });
});

describe('what may stand in one bet', () => {
  const total = (line: number) => marketOf('football', 'total', line);
  const at = (eventId: string, decidedBy: string | null = null, markets = [total(10)]) => ({
    eventId,
    decidedBy,
    markets,
  });

  it('legs of one event, or of an outright and what decides it, are related', () => {
    const codes = (legs: ReturnType<typeof at>[]) =>
      combinationFaults(legs).map((fault) => `${fault.leg} ${fault.code}`);
    expect(codes([at('1'), at('2')])).toEqual([]);
    expect(codes([at('1'), at('1')])).toEqual(['0 relatedSelections', '1 relatedSelections']);
    expect(codes([at('1'), at('cup', '1')])).toHaveLength(2);
    expect(codes([at('1', null, [total(10), marketOf('football', '1x2')])])).toEqual([]);
    expect(codes([at('1', null, [total(8), marketOf('football', '1x2')])])).toEqual([
      '0 notCombinable',
    ]);
    const noBet = marketOf('football', 'draw-no-bet');
    expect(codes([at('1', null, [total(10), noBet])])).toEqual(['0 notCombinable']);
  });
});

describe('when a bet is decided', () => {
  const plain = (type: BetShape['type'], legCount: number): BetShape => ({
    ...shape(type, legCount),
    isEachWay: false,
  });
  it('a parlay with its first lost leg, a system when nothing can be won', () => {
    expect(isBetDecided(plain('parlay', 2), [c, null])).toBe(true);
    expect(isBetDecided(plain('parlay', 2), [a, null])).toBe(false);
    expect(isBetDecided(plain('system', 4), [c, c, c, null])).toBe(false);
    expect(isBetDecided({ ...plain('system', 4), sizes: [2] }, [c, c, c, null])).toBe(true);
    expect(isBetDecided(shape('parlay', 2), [b, null])).toBe(false);
  });
});
