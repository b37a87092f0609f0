import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import type { Sport } from '../../engine/market-type.ts';
import { wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf, resultOf } from '../../testing/football-match.ts';
import { periodOf, factsOf } from '../../engine/facts.ts';
import { defaultRules, retirementRules } from '../../engine/rules.ts';
import { eSportsProcess } from '../e-sports/process.ts';
import {
  leastPoints,
  rallyProcess,
  tableTennisTargets,
  volleyballTargets,
} from '../rally-process.ts';
import { gameChance, tieBreakChance } from '../tennis/points.ts';
import { leastGames, tennisProcess } from '../tennis/process.ts';
import { setsModel } from './model.ts';
import { setsStart, type SetsProcess } from './process.ts';
import { playSets, setsFactsAt, setsStateAt } from './simulate.ts';

const chance = (
  process: SetsProcess,
  sport: Sport,
  kind: string,
  outcome: string,
  line: number | null = null,
  param: string | null = null,
) => wonOf(setsModel(process), marketOf(sport, kind, line, param), outcome);

describe('tennis, the vectors of the domain page of sports, 4', () => {
  it.each([
    [2 / 3, 208 / 243],
    [0.6, 0.735729],
    [0.62, 0.775863],
    [0.65, 0.829645],
    [0.7, 0.900789],
  ])('a game at %d', (p, expected) => {
    expect(gameChance(p)).toBeCloseTo(expected, 6);
  });

  const process = tennisProcess({ home: 0.65, away: 0.6 }, 3);
  const scores = '2-0,2-1,1-2,0-2';
  const inSet = '6-0,6-1,6-2,6-3,6-4,7-5,7-6,6-7,5-7,4-6,3-6,2-6,1-6,0-6';

  it('tie-break, set and match', () => {
    expect(tieBreakChance({ home: 0.65, away: 0.6 }, 'home')).toBeCloseTo(0.581617, 6);
    expect(chance(process, 'tennis', 's1-winner', 'home')).toBeCloseTo(0.663495, 6);
    expect(chance(process, 'tennis', 'winner', 'home')).toBeCloseTo(0.736502, 6);
    const five = tennisProcess({ home: 0.65, away: 0.6 }, 5);
    expect(chance(five, 'tennis', 'winner', 'home')).toBeCloseTo(0.785402, 6);
    const even = tennisProcess({ home: 0.64, away: 0.64 }, 3);
    expect(chance(even, 'tennis', 's1-score', '7-6', null, inSet) * 2).toBeCloseTo(0.229421, 5);
  });

  it('scores in sets, and games of a set', () => {
    [0.440225, 0.296276, 0.150263, 0.113236].forEach((expected, index) => {
      const outcome = scores.split(',')[index] ?? '';
      expect(chance(process, 'tennis', 'set-score', outcome, null, scores)).toBeCloseTo(
        expected,
        6,
      );
    });
    expect(chance(process, 'tennis', 's1-total-games', 'over', 38)).toBeCloseTo(0.520426, 6);
    expect(chance(process, 'tennis', 's1-total-games', 'over', 42)).toBeCloseTo(0.290526, 6);
    const expected = [
      0.01054, 0.07842, 0.07017, 0.24417, 0.08576, 0.0637, 0.11075, 0.07967, 0.03641, 0.14414,
      0.02866, 0.04039, 0.00526, 0.00197,
    ];
    inSet.split(',').forEach((outcome, index) => {
      const found = chance(process, 'tennis', 's1-score', outcome, null, inSet);
      expect(found).toBeCloseTo(expected[index] ?? 0, 5);
    });
  });
});

describe('rallies and rounds, the vectors of the domain page of sports, 4', () => {
  const even = (p: number) => ({ serving: p, receiving: p });
  const table = (p: number, bestOf: number) =>
    rallyProcess(even(p), { ...tableTennisTargets, bestOf });

  it('table tennis', () => {
    expect(chance(table(0.52, 5), 'table-tennis', 's1-winner', 'home')).toBeCloseTo(0.577067, 6);
    expect(chance(table(0.55, 5), 'table-tennis', 's1-winner', 'home')).toBeCloseTo(0.686813, 6);
    expect(chance(table(0.55, 5), 'table-tennis', 'winner', 'home')).toBeCloseTo(0.819042, 6);
    expect(chance(table(0.55, 7), 'table-tennis', 'winner', 'home')).toBeCloseTo(0.856226, 6);
  });

  it('volleyball', () => {
    const process = rallyProcess(even(0.52), volleyballTargets);
    expect(chance(process, 'volleyball', 's1-winner', 'home')).toBeCloseTo(0.613052, 6);
    expect(chance(process, 'volleyball', 'winner', 'home')).toBeCloseTo(0.69672, 5);
    const toFifteen = rallyProcess(even(0.52), { bestOf: 1, target: 15, lastTarget: 15 });
    expect(chance(toFifteen, 'volleyball', 'winner', 'home')).toBeCloseTo(0.588949, 6);
  });

  it('e-sports', () => {
    const at = (p: number) => eSportsProcess(p, 3);
    expect(chance(at(0.52), 'e-sports', 'm1-winner', 'home')).toBeCloseTo(0.585511, 5);
    expect(chance(at(0.52), 'e-sports', 'm1-overtime', 'yes')).toBeCloseTo(0.158113, 6);
    expect(chance(at(0.5), 'e-sports', 'm1-overtime', 'yes')).toBeCloseTo(0.16118, 6);
    expect(chance(at(0.52), 'e-sports', 'winner', 'home')).toBeCloseTo(0.627016, 5);
    expect(chance(at(0.55), 'e-sports', 'm1-winner', 'home')).toBeCloseTo(0.705627, 5);
    expect(chance(at(0.55), 'e-sports', 'winner', 'home')).toBeCloseTo(0.791052, 5);
  });
});

type Row = readonly [kind: string, line?: number | null, param?: string];
const ofSets: readonly Row[] = [['winner'], ['s1-winner']];
const cases: readonly [Sport, SetsProcess, readonly Row[]][] = [
  [
    'tennis',
    tennisProcess({ home: 0.66, away: 0.62 }, 3),
    [
      ['set-handicap', -6],
      ['game-handicap', -9],
      ['total-games', 90],
      ['total-sets', 10],
      ['set-score', null, '2-0,2-1,1-2,0-2'],
      ['s1-total-games', 38],
      ['home-total-games', 46],
      ['tie-break'],
    ],
  ],
  [
    'volleyball',
    rallyProcess({ serving: 0.4, receiving: 0.66 }, volleyballTargets),
    [
      ['set-handicap', -6],
      ['total-sets', 14],
      ['set-score', null, '3-0,3-1,3-2,2-3,1-3,0-3'],
      ['point-handicap', -14],
      ['total-points', 722],
      ['odd-even'],
      ['s1-handicap', -6],
      ['s1-total', 178],
      ['s1-race', null, '15'],
    ],
  ],
  [
    'table-tennis',
    rallyProcess({ serving: 0.52, receiving: 0.52 }, tableTennisTargets),
    [
      ['total-sets', 18],
      ['point-handicap', -8],
      ['total-points', 300],
      ['s1-total', 74],
      ['s1-race', null, '5'],
    ],
  ],
  [
    'e-sports',
    eSportsProcess(0.53, 3),
    [
      ['map-handicap', -6],
      ['total-maps', 10],
      ['map-score', null, '2-0,2-1,1-2,0-2'],
      ['m1-handicap', -6],
      ['m1-total', 86],
      ['m1-odd-even'],
      ['m1-overtime'],
      ['m1-first-round'],
    ],
  ],
];

describe.each(cases)(
  'prices and simulated matches of %s come of one process',
  (sport, process, rows) => {
    const random = createSeededRandom(sport);
    const first = sport === 'e-sports' ? ([['winner'], ['m1-winner']] as const) : ofSets;

    it('before the start', () => {
      const paths = Array.from({ length: 800 }, () => playSets(process, random));
      const ends = paths.map((path) => setsFactsAt(process, path, path.length));
      expect(differences(setsModel(process), comparedOf(sport, [...first, ...rows]), ends)).toEqual(
        [],
      );
    });

    it('in play', () => {
      const path = playSets(process, random);
      const units = Math.floor(path.length / 2) - 3;
      const state = setsStateAt(process, path, units);
      const ends = Array.from({ length: 500 }, () => {
        const whole = [...path.slice(0, units), ...playSets(process, random, state)];
        return setsFactsAt(process, whole, whole.length);
      });
      const open = rows.filter(([kind]) => !kind.startsWith('s1') && !kind.startsWith('m1'));
      const compared = comparedOf(sport, [...first, ...open]);
      expect(differences(setsModel(process, state), compared, ends)).toEqual([]);
    });
  },
);

describe('retired, abandoned, natural ends (domain page of sports, 9)', () => {
  // A leads 6–4 1–3 and retires.
  const facts = factsOf({
    ended: 'retired',
    winner: 'away',
    periods: {
      s1: periodOf({ games: [6, 4] }),
      s2: periodOf({ games: [1, 3] }, false),
      full: periodOf({ sets: [1, 0], games: [7, 7] }, false, { games: 19 }),
    },
  });

  it.each([
    ['point', 'won'],
    ['set-1', 'won'],
    ['set-2', 'void'],
    ['match', 'void'],
    ['advances', 'won'],
  ] as const)('by the rule %s the bet on the other is %s', (retirement, expected) => {
    const rules = { ...defaultRules, retirement };
    const winner = marketOf('tennis', 'winner');
    expect(resultOf(winner, 'away', facts, undefined, rules)).toBe(expected);
  });

  it('the first set stands under all', () => {
    for (const retirement of retirementRules) {
      const rules = { ...defaultRules, retirement };
      expect(resultOf(marketOf('tennis', 's1-winner'), 'home', facts, undefined, rules)).toBe(
        'won',
      );
    }
  });

  it.each([
    [13.5, true, 'won', 'lost'],
    [18.5, true, 'won', 'lost'],
    [18.5, false, 'void', 'void'],
    [19.5, true, 'void', 'void'],
  ])(
    'total of %d games, natural finish %s: over %s, under %s',
    (line, naturalFinish, over, under) => {
      const total = marketOf('tennis', 'total-games', line * 4);
      const rules = { ...defaultRules, naturalFinish };
      expect(resultOf(total, 'over', facts, undefined, rules)).toBe(over);
      expect(resultOf(total, 'under', facts, undefined, rules)).toBe(under);
    },
  );

  it('disqualified: who advances, or void', () => {
    const winner = marketOf('tennis', 'winner');
    const out = { ...facts, ended: 'disqualified' as const };
    expect(resultOf(winner, 'away', out)).toBe('won');
    const rules = { ...defaultRules, disqualified: 'void' as const };
    expect(resultOf(winner, 'away', out, undefined, rules)).toBe('void');
  });

  it.each([
    [11, 9, 7, 18],
    [11, 10, 10, 22],
    [21, 18, 17, 38],
    [21, 20, 20, 42],
  ])('to %i, at %i–%i: %i points at least', (target, home, away, least) => {
    expect(leastPoints(target, home, away)).toBe(least);
  });

  it.each([
    [4, 4, 10],
    [5, 5, 12],
    [6, 6, 13],
    [1, 3, 7],
  ])('a tennis set at %i–%i: %i games at least', (home, away, least) => {
    expect(leastGames(home, away)).toBe(least);
  });

  it('in tennis who would have served next begins the next set', () => {
    const process = tennisProcess({ home: 0.65, away: 0.6 }, 3);
    const set = (home: number, away: number) => [
      ...Array.from({ length: away }, () => 'away' as const),
      ...Array.from({ length: home }, () => 'home' as const),
    ];
    expect(setsStateAt(process, set(6, 3), 9)).toEqual({
      done: [[6, 3]],
      now: [0, 0],
      server: 'away',
    });
    expect(setsStateAt(process, set(6, 4), 10).server).toBe('home');
    const volley = rallyProcess({ serving: 0.4, receiving: 0.6 }, volleyballTargets);
    expect(setsStateAt(volley, set(25, 3), 28).server).toBe('away');
    expect(setsStateAt(volley, set(0, 3), 3).server).toBe('away');
  });

  it('who serves first in a match is told', () => {
    expect(setsStart('away').server).toBe('away');
  });
});
