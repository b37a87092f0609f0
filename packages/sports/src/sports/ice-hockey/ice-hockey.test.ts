import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf } from '../../testing/football-match.ts';
import { hockeyModel } from './model.ts';
import { hockeyFactsAt, hockeyStateOf, playHockey } from './simulate.ts';

const input = { lambdaHome: 3.2, lambdaAway: 2.8, extraHomeShare: 0.54 };

describe('ice hockey, the vectors of the domain page of sports, 4', () => {
  it.each([
    ['1x2', null, 'home', 0.481184],
    ['1x2', null, 'draw', 0.16464],
    ['1x2', null, 'away', 0.354176],
    ['total', 22, 'over', 0.55432],
    ['puck-line', -6, 'home', 0.320638],
    ['winner', null, 'home', 0.57009],
    ['overtime', null, 'yes', 0.16464],
  ])('%s %s %s: %d', (kind, line, outcome, expected) => {
    expect(wonOf(hockeyModel(input), marketOf('ice-hockey', kind, line), outcome)).toBeCloseTo(
      expected,
      5,
    );
  });
});

describe('prices and simulated games come of one process', () => {
  const rows = [
    ['winner'],
    ['puck-line', -6],
    ['1x2'],
    ['double-chance'],
    ['handicap', -3],
    ['total', 23],
    ['both-score'],
    ['home-total', 13],
    ['p1-1x2'],
    ['p1-total', 8],
    ['overtime'],
  ] as const;
  const random = createSeededRandom('ice hockey');

  it('before the start', () => {
    const ends = Array.from({ length: 1500 }, () => hockeyFactsAt(playHockey(input, random), 60));
    const compared = comparedOf('ice-hockey', [
      ...rows,
      ['next-goal', null, '1'],
      ['next-goal', null, '5'],
    ]);
    expect(differences(hockeyModel(input), compared, ends)).toEqual([]);
  });

  it('level games are won by home as often as they are priced', () => {
    const paths = Array.from({ length: 6000 }, () => playHockey(input, random));
    const beyond = paths.map((path) => hockeyFactsAt(path, 60)).filter(({ periods }) => periods.ot);
    const home = beyond.filter(({ winner }) => winner === 'home').length / beyond.length;
    expect(beyond.length).toBeGreaterThan(800);
    expect(Math.abs(home - input.extraHomeShare)).toBeLessThan(4 * Math.sqrt(0.25 / beyond.length));
  });

  it('in play', () => {
    const paths = Array.from({ length: 4000 }, () => playHockey(input, random));
    const isAlike = (path: (typeof paths)[number]): boolean => {
      const { p1, reg } = hockeyFactsAt(path, 30).periods;
      return `${p1?.stats.goals?.join('-')} ${reg?.stats.goals?.join('-')}` === '1-1 2-2';
    };
    const alike = paths.filter(isAlike);
    expect(alike.length).toBeGreaterThan(50);
    const state = hockeyStateOf(hockeyFactsAt(alike[0] ?? { goals: [], extra: 'home' }, 30), 30);
    const ends = alike.map((path) => hockeyFactsAt(path, 60));
    const compared = comparedOf('ice-hockey', [...rows, ['next-goal', null, '5']]);
    expect(differences(hockeyModel(input, state), compared, ends)).toEqual([]);
  });
});
