import { describe, expect, it } from 'vitest';
import { overround } from '@pavilion/domain/odds';
import { liabilityLevel, type LiabilityLevel } from './liability-level.ts';
import { compileTerms, marketSharePpm } from './market-share.ts';
import { movePrices } from './move-prices.ts';
import { overroundOf, type MarginPlace } from './overround-of.ts';
import { palpableEnd } from './palpable.ts';
import { readTerms } from './read-terms.ts';
import { usualTerms } from './terms.ts';

/** The figures of the domain page of sports, 12. */
const file = {
  margins: {
    usual: 1.06,
    groups: { scores: 1.15 },
    sports: { football: { usual: 1.05, kinds: { 'both-score': 1.04 } } },
    leagues: { 'en.1': { usual: 1.03, kinds: { 'correct-score': 1.12 } } },
  },
  limits: {
    tiers: { '1': 1, '2': 0.4, '3': 0.1 },
    leagues: { 'en.1': '1', 'en.2': '2' },
    usual_tier: '3',
    classes: { main: 1, derived: 0.3, players: 0.1 },
    before_start: [
      { hours: 1, share: 0.7 },
      { hours: 48, share: 0.2 },
      { hours: 24, share: 0.4 },
    ],
    in_play: 0.5,
  },
  liability: { market_share: 0.25 },
};

const terms = (value: unknown = file) => {
  const read = readTerms(value);
  expect(read.faults).toEqual([]);
  return read.terms;
};

describe('the overround of a market', () => {
  const { margins } = terms();
  const at = (place: Partial<MarginPlace>): number =>
    overroundOf(
      margins,
      { sport: 'football', kind: '1x2', group: 'main', league: null, ...place },
      1.08,
    );

  it.each<[string, Partial<MarginPlace>, number]>([
    ['of its league before its sport', { league: 'en.1' }, 1.03],
    ['of its sport before all', {}, 1.05],
    ['of all where nothing nearer is said', { sport: 'tennis', kind: 'winner' }, 1.06],
    ['of its kind in its sport', { kind: 'both-score', league: 'en.1' }, 1.04],
    ['of its kind in its league', { kind: 'correct-score', group: 'scores', league: 'en.1' }, 1.12],
    ['of its group', { kind: 'correct-score', group: 'scores' }, 1.15],
    ['never below the house’s own of its group', { kind: 'half-full', group: 'halves' }, 1.07],
    ['of a league that nothing is said of', { league: 'xx.9' }, 1.05],
    ['of one called like a word of the language', { league: 'constructor' }, 1.05],
  ])('is that %s', (_, place, due) => expect(at(place)).toBe(due));

  it('is the house’s where no file says any', () => {
    const place = { sport: 'football', kind: '1x2', group: 'main', league: 'en.1' } as const;
    expect(overroundOf(usualTerms.margins, place, 1.06)).toBe(1.06);
    const half = { ...place, kind: '1h-1x2', group: 'halves' } as const;
    expect(overroundOf(usualTerms.margins, half, 1.06)).toBe(1.07);
  });
});

describe('the share of the market maximum', () => {
  const { limits } = terms();
  const hours = (count: number): number => count * 60 * 60_000;
  it.each<[string, string, number, boolean, number]>([
    ['en.1', '1x2', 0.5, false, 1],
    ['en.1', '1x2', 1, false, 1],
    ['en.1', '1x2', 2, false, 0.7],
    ['en.1', '1x2', 24, false, 0.7],
    ['en.1', '1x2', 25, false, 0.4],
    ['en.1', '1x2', 49, false, 0.2],
    ['en.1', '1x2', 0, true, 0.5],
    ['en.2', '1x2', 0, false, 0.4],
    ['xx.9', '1x2', 0, false, 0.1],
    ['en.1', 'correct-score', 0, false, 0.3],
    ['en.1', 'anytime-scorer', 0, false, 0.1],
    ['en.2', 'anytime-scorer', 49, false, 0.008],
  ])('of %s %s, %d hours ahead, live %s is %d', (league, kind, ahead, isLive, due) => {
    const place = { sport: 'football', league, kind, isLive, msToStart: hours(ahead) };
    expect(marketSharePpm(limits, place)).toBe(Math.round(due * 1_000_000));
  });

  it('is all of it where no file says less', () => {
    const place = { sport: 'football', league: 'x', kind: '1x2', isLive: true, msToStart: 0 };
    expect(marketSharePpm(null, place)).toBe(1_000_000);
    expect(compileTerms(usualTerms).limits).toBeNull();
  });
});

describe('the level of an outcome', () => {
  const rule = terms().liability;
  it.each<[number, LiabilityLevel, LiabilityLevel]>([
    [0.24, 0, 0],
    [0.25, 0, 1],
    [0.5, 0, 2],
    [0.75, 1, 3],
    [0.9, 3, 4],
    [1, 4, 5],
    [1.4, 0, 5],
    // Undone below 80 % of each mark.
    [0.2, 1, 1],
    [0.199, 1, 0],
    [0.8, 5, 5],
    [0.79, 5, 4],
    [0.41, 3, 2],
    [0.39, 3, 1],
    [-0.5, 5, 0],
  ])('at %d of the limit, from level %d, is %d', (part, present, due) => {
    if (rule === null) throw new Error('the file has a rule');
    expect(liabilityLevel(rule, part, present)).toBe(due);
  });
});

describe('prices that move', () => {
  const move = (...prices: [number, number][]): number[] => [
    ...movePrices(
      prices.map(([oddsMilli, steps], at) => ({ outcome: String(at), oddsMilli, steps })),
    ).values(),
  ];

  it('stay where nothing is to be shortened', () => {
    expect(move([2_000, 0], [3_400, 0], [3_800, 0])).toEqual([2_000, 3_400, 3_800]);
  });

  it('are shortened by steps of the ladder, and the others lengthened', () => {
    // 1/2.00 + 1/3.40 + 1/3.80 = 1.05728; at 1.97 the others have .54966 in place of .55728.
    expect(move([2_000, 3], [3_400, 0], [3_800, 0])).toEqual([1_970, 3_400, 3_850]);
    expect(move([2_020, 1], [1_850, 0])).toEqual([2_000, 1_860]);
    expect(move([2_040, 3], [1_850, 0])).toEqual([1_990, 1_890]);
  });

  it('never fall below the lowest price, nor below the overround they had', () => {
    expect(move([1_020, 3], [12_000, 0])[0]).toBe(1_010);
    for (const steps of [1, 2, 3]) {
      const before = [1_500, 4_200, 7_000];
      const after = move([1_500, 0], [4_200, steps], [7_000, 0]);
      expect(overround(after)).toBeGreaterThanOrEqual(overround(before) - 1e-9);
      expect(after[1]).toBe([4_000, 4_100, 4_000, 3_950][steps]);
    }
  });
});

describe('a leg taken at a wrong price', () => {
  it.each([
    ['void', 5_000, 1_500, 'void'],
    ['right-price', 5_000, 1_500, 'right-price'],
    // Not to the player's gain: no error of it.
    ['void', 1_500, 1_500, 'stands'],
    ['right-price', 1_400, 1_500, 'stands'],
  ] as const)('by the rule %s, at %d instead of %d, is %s', (rule, taken, right, due) =>
    expect(palpableEnd(rule, taken, right)).toBe(due),
  );
});

describe('a trading file', () => {
  const faultsOf = (value: unknown): string[] =>
    readTerms(value, { leagues: new Set(['en.1', 'en.2']), sites: new Set(['alpha']) }).faults.map(
      ({ path, problem }) => `${path}: ${problem}`,
    );

  it('that names only what there is has no fault', () => {
    expect(faultsOf(file)).toEqual([]);
    expect(faultsOf({})).toEqual([]);
    expect(readTerms({}).terms).toEqual(usualTerms);
  });

  it.each<[unknown, string]>([
    [[], ': no object'],
    [{ margin: {} }, 'margin: no such field'],
    [{ margins: { usual: 0.9 } }, 'margins.usual: no number from 1 to 2'],
    [{ margins: { groups: { main: '1.05' } } }, 'margins.groups.main: no number from 1 to 2'],
    [{ margins: { kinds: { '1x3': 1.1 } } }, 'margins.kinds.1x3: no such field'],
    [{ margins: { sports: { chess: {} } } }, 'margins.sports.chess: no such field'],
    [
      { margins: { sports: { tennis: { kinds: { '1x2': 1.1 } } } } },
      'margins.sports.tennis.kinds.1x2: no such field',
    ],
    [{ margins: { leagues: { 'xx.9': {} } } }, 'margins.leagues.xx.9: there is no such league'],
    [{ limits: { tiers: { a: 1 }, usual_tier: 'b' } }, 'limits.usual_tier: none of the tiers a'],
    [
      { limits: { tiers: { a: 1 }, usual_tier: 'toString' } },
      'limits.usual_tier: none of the tiers a',
    ],
    [{ delays: { football: 2.5 } }, 'delays.football: no whole seconds'],
    [{ delays: { football: 61 } }, 'delays.football: no number from 0 to 60'],
    [{ factors: { flags: { sharp: 11 } } }, 'factors.flags.sharp: no number from 0 to 10'],
    [{ factors: { levels: { gold: 1 } } }, 'factors.levels.gold: no level'],
    [{ sites: { beta: {} } }, 'sites.beta: there is no such site'],
    [
      { sites: { alpha: { max_win: 5 } } },
      'sites.alpha.max_win: no amount as text, like "2500.00"',
    ],
    [{ palpable_errors: 'pay' }, 'palpable_errors: none of void, right-price'],
    [
      { liability: { market_share: 0.5, cut_at: 0.6 } },
      'liability: the marks steps, cut_at and stop_at must rise',
    ],
  ])('%j says where it is wrong', (value, due) => expect(faultsOf(value)).toContain(due));
});
