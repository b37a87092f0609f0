import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { pointPairs, shareOf, type WeightedPair } from '../../pricing/normal-points.ts';
import { wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf } from '../../testing/football-match.ts';
import { basketballModel, basketballStart, type BasketballInput } from './model.ts';
import {
  basketballFactsAt,
  basketballStateAt,
  playBasketball,
  stepsOfQuarter,
} from './simulate.ts';

const input: BasketballInput = {
  margin: 4,
  marginSd: 12,
  total: 226,
  totalSd: 18,
  players: [
    { playerId: 'kim', side: 'home', share: 0.2 },
    { playerId: 'lee', side: 'home', share: 0.8 },
  ],
};
const chance = (pairs: readonly WeightedPair[], isIn: (h: number, a: number) => boolean): number =>
  pairs.reduce((sum, { pair, weight }) => (isIn(...pair) ? sum + weight : sum), 0);

describe('basketball, the vectors of the domain page of sports, 4', () => {
  const regular = pointPairs(input);

  it('spread and total of four quarters', () => {
    expect(chance(regular, (h, a) => h - a > 4.5)).toBeCloseTo(0.483382, 5);
    expect(chance(regular, (h, a) => h - a > 6.5)).toBeCloseTo(0.417484, 5);
    expect(chance(regular, (h, a) => h + a > 224.5)).toBeCloseTo(0.533207, 4);
    expect(chance(regular, (h, a) => h + a > 230.5)).toBeCloseTo(0.401294, 4);
  });

  it('a quarter', () => {
    const model = basketballModel(input);
    const at = (outcome: string) => wonOf(model, marketOf('basketball', 'q1-1x2'), outcome);
    expect(at('home')).toBeCloseTo(0.533207, 4);
    expect(at('draw')).toBeCloseTo(0.0655, 4);
    expect(at('away')).toBeCloseTo(0.401294, 4);
  });

  it.each([
    [0, [], 0.630559],
    [0.5, [[50, 53]], 0.453093],
    [0.75, [[80, 75]], 0.841345],
    [46 / 48, [[101, 100]], 0.683066],
  ])('winner after %d of the match: %s', (playedShare, quarters, expected) => {
    const state = { playedShare, quarters: quarters as [number, number][] };
    const model = basketballModel(input, playedShare === 0 ? basketballStart : state);
    const home = wonOf(model, marketOf('basketball', 'winner'), 'home');
    expect(Math.abs(home - expected)).toBeLessThan(0.002);
  });

  it('a share of a match has its share of the means and the root of it of the deviations', () => {
    expect(shareOf(input, 0.25)).toMatchObject({ margin: 1, marginSd: 6, total: 56.5, totalSd: 9 });
  });
});

describe('prices and simulated matches come of one process', () => {
  const rows = [
    ['winner'],
    ['spread', -14],
    ['total', 902],
    ['home-total', 458],
    ['away-total', 446],
    ['odd-even'],
    ['margin'],
    ['overtime'],
    ['highest-quarter'],
  ] as const;
  const before = [
    ['1h-winner'],
    ['1h-spread', -6],
    ['1h-total', 450],
    ['q1-1x2'],
    ['q1-total', 226],
    ['race-to-20'],
  ] as const;
  const random = createSeededRandom('basketball');
  const end = 4 * stepsOfQuarter;

  it('before the start', () => {
    const ends = Array.from({ length: 1500 }, () =>
      basketballFactsAt(playBasketball(input, random), end),
    );
    const points = [70, 90, 110].map((line) => ({
      market: { ...marketOf('basketball', 'player-points', line), playerId: 'kim' },
      outcomes: ['over', 'under'],
    }));
    const compared = [...comparedOf('basketball', [...rows, ...before]), ...points];
    expect(differences(basketballModel(input), compared, ends)).toEqual([]);
  });

  it('the points of the players are those of their side', () => {
    for (let match = 0; match < 20; match += 1) {
      const { periods, players } = basketballFactsAt(playBasketball(input, random), end);
      const sum = players.reduce((all, { stats }) => all + (stats.points ?? 0), 0);
      expect(sum).toBe(periods.full?.stats.points?.[0]);
    }
  });

  it('in play: home leads by six at the break', () => {
    const paths = Array.from({ length: 9000 }, () => playBasketball(input, random));
    const half = 2 * stepsOfQuarter;
    const alike = paths.filter((path) => {
      const [home = 0, away = 0] = path.scores[half - 1] ?? [];
      return home - away === 6;
    });
    expect(alike.length).toBeGreaterThan(200);
    const first = alike[0];
    if (first === undefined) throw new Error('no such match');
    const model = basketballModel(input, basketballStateAt(first, half));
    const ends = alike.map((path) => basketballFactsAt(path, end));
    const compared = comparedOf('basketball', [
      ['winner'],
      ['spread', -22],
      ['margin'],
      ['overtime'],
    ]);
    expect(differences(model, compared, ends)).toEqual([]);
  });
});
