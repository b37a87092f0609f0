import { createSeededRandom, randomPoisson } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../engine/facts.ts';
import { priceMarket } from '../../pricing/price-market.ts';
import { fairOf, wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf, resultOf } from '../../testing/football-match.ts';
import { duelChance, harville, orderChance, placeChances, raceModel, runRace } from './model.ts';
import { outrightFacts, outrightModel, playLeague } from './outright.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const runners = [0.3, 0.22, 0.16, 0.12, 0.08, 0.06, 0.04, 0.02].map((winChance, index) => ({
  runnerId: names[index] ?? '',
  winChance,
}));
const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('races, the vectors of the domain page of sports, 4', () => {
  const plain = [0.736524, 0.62633, 0.506251, 0.403626, 0.283995, 0.218282, 0.148909, 0.076083];
  const discounted = [
    0.673933, 0.578995, 0.483221, 0.403519, 0.307432, 0.251418, 0.188062, 0.11342,
  ];

  it('among the first three, and the first two in order', () => {
    placeChances(runners, 3, harville).forEach((chance, index) => {
      expect(chance).toBeCloseTo(plain[index] ?? 0, 6);
    });
    placeChances(runners, 3).forEach((chance, index) => {
      expect(chance).toBeCloseTo(discounted[index] ?? 0, 6);
    });
    expect(orderChance(runners, ['a', 'b'], harville)).toBeCloseTo(0.094286, 6);
    expect(orderChance(runners, ['a', 'b'])).toBeCloseTo(0.084052, 6);
  });

  it('places add up to what is paid, duels to one', () => {
    for (const places of [1, 2, 3, 4])
      expect(sumOf(placeChances(runners, places))).toBeCloseTo(places, 9);
    expect(duelChance(runners, 'a', 'd') + duelChance(runners, 'd', 'a')).toBeCloseTo(1, 9);
    expect(duelChance(runners, 'a', 'd', harville)).toBeCloseTo(0.3 / 0.42, 9);
  });
});

describe('prices and simulated races come of one law', () => {
  it('duels of a large field take no longer than those of a small one', () => {
    const many = Array.from({ length: 18 }, (_, index) => ({
      runnerId: `r${index}`,
      winChance: (18 - index) / 171,
    }));
    const random = createSeededRandom('large field');
    const ends = Array.from({ length: 1500 }, () => runRace(many, random));
    const compared = comparedOf('racing', [
      ['duel', null, 'r0,r1'],
      ['duel', null, 'r2,r9'],
      ['duel', null, 'r16,r17'],
    ]);
    expect(differences(raceModel(many), compared, ends)).toEqual([]);
  });

  it('win, places and a duel', () => {
    const random = createSeededRandom('races');
    const ends = Array.from({ length: 3000 }, () => runRace(runners, random));
    const compared = [
      ...comparedOf('racing', [['win'], ['place-2'], ['place-3'], ['place-4']], names),
      ...comparedOf('racing', [['duel', null, 'b,e']]),
    ];
    expect(differences(raceModel(runners), compared, ends)).toEqual([]);
  });

  it('a price for every runner, with the margin on top of all paid places', () => {
    const priced = priceMarket(raceModel(runners), marketOf('racing', 'place-3'), names);
    const inverse = sumOf((priced?.selections ?? []).map(({ oddsMilli }) => 1000 / oddsMilli));
    expect(priced?.selections).toHaveLength(8);
    expect(inverse).toBeGreaterThanOrEqual(3 * 1.15 - 1e-9);
  });
});

describe('runners (wire contract, 7)', () => {
  const facts = factsOf({
    ended: 'completed',
    ran: 4,
    runners: [
      { runnerId: 'a', position: 1, status: 'ran' },
      { runnerId: 'b', position: 2, status: 'ran' },
      { runnerId: 'c', position: 2, status: 'ran' },
      { runnerId: 'd', position: null, status: 'ran' },
      { runnerId: 'e', position: null, status: 'withdrawn' },
    ],
  });
  const accepted = { atMs: 0, isLive: false, score: [0, 0] as const, isAntepost: true };

  it.each([
    ['win', null, 'a', 'won'],
    ['win', null, 'b', 'lost'],
    ['win', null, 'd', 'lost'],
    ['win', null, 'e', 'void'],
    ['place-2', null, 'b', 'won 1/2'],
    ['place-3', null, 'c', 'won'],
    ['duel', 'a,b', 'a', 'won'],
    ['duel', 'b,c', 'b', 'void'],
    ['duel', 'c,d', 'd', 'lost'],
    ['duel', 'a,e', 'a', 'void'],
  ])('%s %s %s: %s', (kind, param, outcome, expected) => {
    expect(resultOf(marketOf('racing', kind, null, param), outcome, facts)).toBe(expected);
  });

  it('antepost a withdrawn runner loses', () => {
    expect(resultOf(marketOf('racing', 'win'), 'e', facts, accepted)).toBe('lost');
  });

  it('while the race is run all is open', () => {
    const running = { ...facts, ended: null };
    expect(resultOf(marketOf('racing', 'win'), 'a', running)).toBe('open');
    expect(resultOf(marketOf('racing', 'win'), 'e', running)).toBe('void');
  });
});

describe('outrights', () => {
  const sides = names
    .slice(0, 4)
    .map((runnerId) => ({ runnerId, points: 0, difference: 0, scored: 0 }));
  const fixtures = sides.flatMap(({ runnerId: home }) =>
    sides.filter((side) => side.runnerId !== home).map(({ runnerId: away }) => ({ home, away })),
  );
  const season = (seed: string, count: number) => {
    const random = createSeededRandom(seed);
    const strength = (id: string): number => 1.8 - 0.3 * names.indexOf(id);
    return Array.from({ length: count }, () =>
      playLeague(sides, fixtures, ({ home, away }) => [
        randomPoisson(random, strength(home)),
        randomPoisson(random, strength(away)),
      ]),
    );
  };

  it('prices of one lot of seasons hold in another', () => {
    const model = outrightModel(season('priced', 6000));
    const ends = season('played', 600).map(outrightFacts);
    const teams = names.slice(0, 4);
    const compared = [
      ...comparedOf('outright', [['winner'], ['top-2']], teams),
      ...comparedOf('outright', [['duel', null, 'a,b']]),
    ];
    expect(differences(model, compared, ends)).toEqual([]);
    const top = teams.map((team) => wonOf(model, marketOf('outright', 'top-2'), team));
    expect(sumOf(top)).toBeCloseTo(2, 9);
    expect(fairOf(model, marketOf('outright', 'winner'), 'a')).toBeGreaterThan(0.4);
  });

  it('a league goes by points, then difference, then goals', () => {
    const played = playLeague(
      sides.slice(0, 3),
      [
        { home: 'a', away: 'b' },
        { home: 'b', away: 'c' },
        { home: 'c', away: 'a' },
      ],
      ({ home }) => (home === 'b' ? [3, 0] : [1, 0]),
    );
    expect(played).toEqual(['b', 'a', 'c']);
    expect(() => playLeague(sides, [{ home: 'a', away: 'x' }], () => [0, 0])).toThrow(RangeError);
  });
});
