import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../pricing/chances.ts';
import { priceMarket } from '../../pricing/price-market.ts';
import { goalsOf, marketOf } from '../../testing/football-match.ts';
import { fairOf, wonOf } from '../../testing/chances.ts';
import { footballKickOff, usualFootball, type FootballInput } from './input.ts';
import { footballKinds } from './kinds.ts';
import { footballModel } from './model.ts';

const striker = {
  playerId: 'kim',
  side: 'home',
  goalShare: 0.3,
  shots: 3,
  shotsOnTarget: 1.2,
} as const;
const input: FootballInput = {
  ...usualFootball,
  lambdaHome: 1.6,
  lambdaAway: 1.1,
  ownGoalShare: 0,
  redCards: 0,
  players: [{ ...striker, cards: 0.2 }],
  cupHomeShare: 0.55,
};
const model = footballModel(input);
const market = (kind: string, line: number | null = null, param: string | null = null) =>
  marketOf('football', kind, line, param);
const won = (kind: string, outcome: string, line: number | null = null, param?: string) =>
  wonOf(model, market(kind, line, param ?? null), outcome);

describe('the vectors of the domain page of sports, 3.1: λ 1.6 and 1.1', () => {
  it.each<[string, string, number | null, string]>([
    ['1x2', 'home draw away', null, '.489574 .248911 .261515'],
    ['double-chance', 'home-draw home-away draw-away', null, '.738485 .751089 .510426'],
    ['handicap-3way', 'home draw away', -4, '.255211 .234362 .510426'],
    [
      'exact-total',
      '0 1 2 3 4 5 6+',
      null,
      '.067206 .181455 .244964 .220468 .148816 .080360 .056732',
    ],
    [
      'margin',
      'home-1 home-2 home-3+ away-1 away-2 away-3+ draw-score no-score',
      null,
      '.234362 .148996 .106216 .161124 .070424 .029968 .181705 .067206',
    ],
    ['odd-even', 'odd', null, '.497742'],
    ['home-clean-sheet', 'yes', null, '.332871'],
    ['home-win-to-nil', 'yes', null, '.265666'],
    ['away-win-to-nil', 'yes', null, '.134691'],
    ['home-total', 'over', 6, '.475069'],
    ['away-total', 'over', 2, '.667129'],
    ['total', 'over', 10, '.506376'],
    ['result-total', 'home-over', 10, '.296022'],
    ['result-both-score', 'home-yes', null, '.223908'],
    ['total-both-score', 'over-yes', 10, '.414156'],
    ['anytime-scorer', 'kim', null, '.381217'],
    ['scorer-2', 'kim', null, '.084201'],
    ['first-scorer', 'kim', null, '.165830'],
    ['last-scorer', 'kim', null, '.165830'],
    ['first-scorer', 'none', null, '.067206'],
    ['corner-1x2', 'home draw away', null, '.548618 .123786 .327596'],
  ])('%s %s', (kind, outcomes, line, expected) => {
    const chances = outcomes.split(' ').map((outcome) => won(kind, outcome, line));
    expected.split(' ').forEach((value, index) => {
      expect(chances[index]).toBeCloseTo(Number(value), 5);
    });
  });

  it('draw no bet, the first and the second goal', () => {
    expect(fairOf(model, market('draw-no-bet'), 'home')).toBeCloseTo(0.651818, 6);
    const nth = (n: string) =>
      ['home', 'away', 'none'].map((side) => won('next-goal', side, null, n));
    [0.552767, 0.380027, 0.067206].forEach((p, i) => expect(nth('1')[i]).toBeCloseTo(p, 6));
    [0.445238, 0.306101, 0.24866].forEach((p, i) => expect(nth('2')[i]).toBeCloseTo(p, 6));
  });

  it.each([
    ['corner-total', 34, 0.651591],
    ['corner-total', 38, 0.533403],
    ['corner-total', 42, 0.416757],
    ['corner-total', 46, 0.310714],
    ['card-total', 14, 0.526515],
    ['card-total', 18, 0.332156],
  ])('%s over %i quarters: %d', (kind, line, expected) => {
    expect(won(kind, 'over', line)).toBeCloseTo(expected, 5);
  });

  it('the halves, .4375 of the goals in the first', () => {
    const pairs =
      'home-home home-draw home-away draw-home draw-draw draw-away away-home away-draw away-away';
    const expected = [
      0.2941, 0.04919, 0.01667, 0.16867, 0.15054, 0.10013, 0.0268, 0.04919, 0.14472,
    ];
    pairs.split(' ').forEach((outcome, index) => {
      expect(won('half-full', outcome)).toBeCloseTo(expected[index] ?? 0, 4);
    });
    expect(won('1h-1x2', 'home')).toBeCloseTo(0.359954, 4);
    expect(won('1h-1x2', 'draw')).toBeCloseTo(0.419337, 4);
    expect(won('1h-total', 'over', 2)).toBeCloseTo(0.693081, 4);
    expect(won('1h-total', 'over', 6)).toBeCloseTo(0.330557, 4);
    expect(won('highest-half', '1h')).toBeCloseTo(0.295596, 4);
    expect(won('highest-half', '2h')).toBeCloseTo(0.450479, 4);
    expect(won('home-score-both-halves', 'yes')).toBeCloseTo(0.298737, 4);
  });

  it('the sixtieth minute at 1–0', () => {
    const goals = goalsOf('h30');
    const state = {
      ...footballKickOff,
      playedMinutes: 60,
      goals: [1, 0],
      incidents: goals,
    } as const;
    const later = footballModel(input, { ...state, halfTime: [1, 0] });
    const at = (kind: string, outcome: string, line: number | null = null) =>
      wonOf(later, market(kind, line), outcome);
    expect(at('1x2', 'home')).toBeCloseTo(0.786299, 6);
    expect(at('1x2', 'draw')).toBeCloseTo(0.171615, 6);
    expect(at('1x2', 'away')).toBeCloseTo(0.042086, 6);
    expect(at('total', 'over', 10)).toBeCloseTo(0.295405, 6);
    // The handicap counts only what is to come; the first half is over.
    expect(at('asian-handicap', 'home', -2)).toBeLessThan(at('1x2', 'home'));
    expect(at('1h-1x2', 'home')).toBe(1);
    expect(chancesOf(later, market('first-goal-time'), '1-15')).toBeNull();
  });
});

const lambda = fc.double({ min: 0.3, max: 3, noNaN: true });
const sumOf = (values: number[]): number => values.reduce((a, b) => a + b, 0);

describe('no two prices contradict', () => {
  it('every kind has a price, and its outcomes are all there is', () => {
    for (const type of footballKinds) {
      const asked = {
        type,
        lineQuarters: type.line === 'none' ? null : type.line === 'whole' ? 4 : 10,
        param: type.param ?? '3',
        playerId: type.base === 'player-total' ? 'kim' : null,
      };
      if (!Array.isArray(type.outcomes)) {
        expect(wonOf(model, asked, 'kim'), `${type.kind}`).toBeGreaterThan(0);
        continue;
      }
      const all = type.outcomes.map((outcome) => chancesOf(model, asked, outcome));
      const isPush = (all[0]?.void ?? 0) > 0;
      const total = sumOf(all.map((chances) => chances?.won ?? Number.NaN));
      const expected = type.base === 'double-chance' ? 2 : 1;
      if (!isPush) expect(total, `${type.kind}`).toBeCloseTo(expected, 9);
      else expect(total + (all[0]?.void ?? 0), `${type.kind}`).toBeCloseTo(1, 9);
    }
  });

  it('the same question asked in other words has the same price', () => {
    fc.assert(
      fc.property(lambda, lambda, (lambdaHome, lambdaAway) => {
        const other = footballModel({ ...input, lambdaHome, lambdaAway });
        const at = (kind: string, outcome: string, line: number | null = null) =>
          wonOf(other, market(kind, line), outcome);
        const home = at('1x2', 'home');
        const from = (kind: string, start: string, line: number | null = null) =>
          sumOf(
            (market(kind).type.outcomes as readonly string[])
              .filter((outcome) => outcome.startsWith(start))
              .map((outcome) => at(kind, outcome, line)),
          );
        expect(from('margin', 'home')).toBeCloseTo(home, 9);
        expect(from('result-total', 'home', 10)).toBeCloseTo(home, 9);
        expect(from('result-both-score', 'home')).toBeCloseTo(home, 9);
        expect(at('double-chance', 'home-draw')).toBeCloseTo(1 - at('1x2', 'away'), 9);
        expect(at('asian-handicap', 'home', -2)).toBeCloseTo(home, 9);
        expect(at('home-total', 'over', 2)).toBeCloseTo(1 - at('away-clean-sheet', 'yes'), 9);
        expect(from('half-full', 'home')).toBeCloseTo(at('1h-1x2', 'home'), 3);
        expect(at('exact-total', '0')).toBeCloseTo(at('correct-score', '0-0'), 9);
        expect(at('first-goal-time', 'none')).toBeCloseTo(at('correct-score', '0-0'), 5);
        expect(at('anytime-scorer', 'kim')).toBeGreaterThan(at('first-scorer', 'kim'));
      }),
      { numRuns: 10 },
    );
  });

  it('prices keep the margin of their group', () => {
    for (const [kind, line] of [
      ['1x2', null],
      ['total', 10],
      ['correct-score', null],
      ['half-full', null],
    ] as const) {
      const asked = market(kind, line);
      const priced = priceMarket(model, asked, asked.type.outcomes as readonly string[]);
      const inverse = sumOf((priced?.selections ?? []).map(({ oddsMilli }) => 1000 / oddsMilli));
      const least = { main: 1.05, totals: 1.05, scores: 1.15, halves: 1.07 } as const;
      const target = least[asked.type.group as keyof typeof least];
      expect(inverse).toBeGreaterThanOrEqual(target - 1e-9);
      expect(inverse).toBeLessThan(target + 0.06);
    }
  });
});
