import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededRandom, randomPoisson } from '../random/index.ts';
import {
  defaultNewcomer,
  expectedGoals,
  fitTeamStrengths,
  levelledGoals,
  type PlayedMatch,
} from './index.ts';

/**
 * Every team against every other, home and away, so many times, with goals drawn from known
 * strengths.
 */
function season(attack: Record<string, number>, rounds: number, seed: string): PlayedMatch[] {
  const random = createSeededRandom(seed);
  const keys = Object.keys(attack);
  const pairs = keys.flatMap((homeKey) =>
    keys.filter((key) => key !== homeKey).map((awayKey) => ({ homeKey, awayKey })),
  );
  return Array.from({ length: rounds }, () => pairs).flatMap((round) =>
    round.map((pair) => ({
      ...pair,
      homeGoals: randomPoisson(random, 1.1 * 1.3 * (attack[pair.homeKey] ?? 1)),
      awayGoals: randomPoisson(random, 1.1 * (attack[pair.awayKey] ?? 1)),
    })),
  );
}

/** Within a tenth: about three standard errors of what so many matches can tell. */
const expectNear = (value: number, truth: number): void => {
  expect(Math.abs(value / truth - 1)).toBeLessThan(0.1);
};

describe('fitTeamStrengths', () => {
  it('finds the strengths that made the goals, given enough matches', () => {
    const truth = { strong: 1.6, middle: 1, weak: 0.6, other: 0.9 };
    const fitted = fitTeamStrengths(season(truth, 200, 'known'));
    const goals = expectedGoals(fitted, 'strong', 'weak');
    const attack = (key: string): number => fitted.teams.get(key)?.attack ?? 0;
    expectNear(fitted.homeAdvantage, 1.3);
    expectNear(goals.lambdaHome, 1.1 * 1.3 * 1.6);
    expectNear(goals.lambdaAway, 1.1 * 0.6);
    expectNear(attack('strong') / attack('weak'), 1.6 / 0.6);
  });

  it('keeps few matches near the average, and trusts many', () => {
    const thrashing = (count: number): PlayedMatch[] =>
      Array.from({ length: count }, () => ({
        homeKey: 'a',
        awayKey: 'b',
        homeGoals: 6,
        awayGoals: 0,
      }));
    const once = expectedGoals(fitTeamStrengths(thrashing(1)), 'a', 'b').lambdaHome;
    const often = expectedGoals(fitTeamStrengths(thrashing(40)), 'a', 'b').lambdaHome;
    expect(once).toBeLessThan(4);
    expect(often).toBeGreaterThan(5.5);
  });

  it('takes a team never seen for a newcomer, weaker than the average', () => {
    const fitted = fitTeamStrengths(season({ a: 1, b: 1, c: 1 }, 20, 'new'));
    const known = expectedGoals(fitted, 'a', 'b');
    const promoted = expectedGoals(fitted, 'promoted', 'b');
    expect(promoted.lambdaHome).toBeLessThan(known.lambdaHome);
    expect(promoted.lambdaAway).toBeGreaterThan(known.lambdaAway);
  });

  it('draws a promoted team’s first results towards the newcomer', () => {
    const first: PlayedMatch[] = [{ homeKey: 'up', awayKey: 'a', homeGoals: 1, awayGoals: 1 }];
    const asNewcomer = fitTeamStrengths(first, { newcomerKeys: new Set(['up']) });
    const asAny = fitTeamStrengths(first);
    expect(asNewcomer.teams.get('up')?.attack).toBeLessThan(asAny.teams.get('up')?.attack ?? 0);
    expect(asNewcomer.teams.get('up')?.defence).toBeGreaterThan(
      asAny.teams.get('up')?.defence ?? 9,
    );
  });

  it('weighs matches: a weight of two is the match twice', () => {
    const match = { homeKey: 'a', awayKey: 'b', homeGoals: 3, awayGoals: 1 };
    const back = { homeKey: 'b', awayKey: 'a', homeGoals: 0, awayGoals: 2 };
    const weighted = fitTeamStrengths([{ ...match, weight: 2 }, back]);
    const twice = fitTeamStrengths([match, match, back]);
    expect(weighted.teams.get('a')?.attack).toBeCloseTo(twice.teams.get('a')?.attack ?? 0, 6);
  });

  it('with no results at all still gives a plausible match between newcomers', () => {
    const { lambdaHome, lambdaAway } = expectedGoals(fitTeamStrengths([]), 'x', 'y');
    expect(lambdaHome).toBeGreaterThan(lambdaAway);
    expect(lambdaAway).toBeCloseTo(1.2 * defaultNewcomer.attack * defaultNewcomer.defence, 6);
  });

  it('whatever the results, expected goals stay positive and finite', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const goals = fc.integer({ min: 0, max: 15 });
    const match = fc
      .record({ homeKey: key, awayKey: key, homeGoals: goals, awayGoals: goals })
      .filter(({ homeKey, awayKey }) => homeKey !== awayKey);
    fc.assert(
      fc.property(fc.array(match, { maxLength: 30 }), (results) => {
        const { lambdaHome, lambdaAway } = expectedGoals(fitTeamStrengths(results), 'a', 'new');
        for (const value of [lambdaHome, lambdaAway]) {
          expect(value > 0 && Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});

describe('goals a match of real teams is priced by', () => {
  const teams = new Map([
    ['open', { attack: 1.5, defence: 1.4 }],
    ['tight', { attack: 0.7, defence: 0.6 }],
    ['average', { attack: 1, defence: 1 }],
  ]);
  const strengths = { baseGoals: 1.2, homeAdvantage: 1.25, teams, newcomer: defaultNewcomer };
  const sum = ({ lambdaHome, lambdaAway }: ReturnType<typeof levelledGoals>): number =>
    lambdaHome + lambdaAway;
  const average = 1.2 * 2.25;

  it.each([
    ['open', 'open'],
    ['tight', 'tight'],
    ['open', 'tight'],
  ])('of %s and %s stand to each other as learned, their sum nearer to the league’s', (...pair) => {
    const learned = expectedGoals(strengths, ...pair);
    const levelled = levelledGoals(strengths, ...pair);
    expect(levelled.lambdaHome / levelled.lambdaAway).toBeCloseTo(
      learned.lambdaHome / learned.lambdaAway,
      12,
    );
    const off = (goals: typeof learned): number => Math.log(sum(goals) / average);
    expect(off(levelled)).toBeCloseTo(0.4 * off(learned), 12);
  });

  it('of average teams are the league’s', () => {
    const goals = levelledGoals(strengths, 'average', 'average');
    expect(goals.lambdaHome).toBeCloseTo(1.5, 12);
    expect(goals.lambdaAway).toBeCloseTo(1.2, 12);
  });
});
