import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf } from '../../testing/football-match.ts';
import { baseballModel, inningRuns, runsOf } from './model.ts';
import { baseballFactsAt, baseballStateOf, playBaseball } from './simulate.ts';

const input = { runsHome: 4.8, runsAway: 4.2, extraHomeShare: 0.532401 };

describe('baseball, the vectors of the domain page of sports, 4', () => {
  it('half an inning and a shutout', () => {
    expect(inningRuns(4.4558, 0.767)[0]).toBeCloseTo(0.7248, 4);
    expect(runsOf(inningRuns(4.4558, 0.767), 9)[0]).toBeCloseTo(0.0552, 4);
  });

  it('both sides through nine innings', () => {
    const home = runsOf(inningRuns(4.8), 9);
    const away = runsOf(inningRuns(4.2), 9);
    const chance = (isIn: (h: number, a: number) => boolean): number =>
      home.reduce(
        (sum, one, h) => sum + away.reduce((all, two, a) => all + (isIn(h, a) ? one * two : 0), 0),
        0,
      );
    expect(chance((h, a) => h > a)).toBeCloseTo(0.505227, 4);
    expect(chance((h, a) => h === a)).toBeCloseTo(0.104768, 4);
    expect(chance((h, a) => h + a > 8)).toBeCloseTo(0.506728, 4);
    expect(chance((h, a) => h - a >= 2)).toBeCloseTo(0.40105, 4);
  });

  it('winner, and no run in the first inning', () => {
    const model = baseballModel(input);
    expect(wonOf(model, marketOf('baseball', 'winner'), 'home')).toBeCloseTo(0.561006, 4);
    expect(wonOf(model, marketOf('baseball', 'extra-innings'), 'yes')).toBeCloseTo(0.104768, 4);
    expect(wonOf(model, marketOf('baseball', 'i1-run'), 'no')).toBeCloseTo(0.491964, 4);
  });
});

describe('prices and simulated games come of one process', () => {
  const whole = [
    ['winner'],
    ['run-line', -6],
    ['total', 34],
    ['home-total', 18],
    ['away-total', 16],
    ['odd-even'],
    ['f5-1x2'],
    ['f5-handicap', -1],
    ['f5-total', 18],
    ['i1-run'],
    ['extra-innings'],
  ] as const;
  const random = createSeededRandom('baseball');

  it('home bats in the ninth unless it leads, and stops with the run that wins', () => {
    let [walkOffs, unplayed] = [0, 0];
    for (let game = 0; game < 1500; game += 1) {
      const { halves } = playBaseball(input, random);
      const away = halves
        .filter((_, index) => index % 2 === 0)
        .reduce((sum, runs) => sum + runs, 0);
      const beforeLast = halves.slice(0, 17).reduce((sum, runs) => sum + runs, 0) - away;
      expect(halves.length).toBe(beforeLast > away ? 17 : 18);
      if (halves.length === 17) unplayed += 1;
      else if (beforeLast + (halves[17] ?? 0) > away) {
        walkOffs += 1;
        expect(beforeLast + (halves[17] ?? 0)).toBe(away + 1);
      }
    }
    expect(walkOffs).toBeGreaterThan(30);
    expect(unplayed).toBeGreaterThan(400);
  });

  it('before the start', () => {
    const ends = Array.from({ length: 1500 }, () =>
      baseballFactsAt(playBaseball(input, random), 9),
    );
    const compared = comparedOf('baseball', [...whole, ['race-to-3']]);
    expect(differences(baseballModel(input), compared, ends)).toEqual([]);
  });

  it('in play', () => {
    const paths = Array.from({ length: 6000 }, () => playBaseball(input, random));
    const score = (path: (typeof paths)[number]): string =>
      baseballFactsAt(path, 5).periods.reg?.stats.runs?.join('-') ?? '';
    const alike = paths.filter((path) => score(path) === '2-1');
    expect(alike.length).toBeGreaterThan(100);
    const facts = baseballFactsAt(alike[0] ?? { halves: [], extra: 'home' }, 5);
    const ends = alike.map((path) => baseballFactsAt(path, 9));
    const open = whole.filter(([kind]) => kind !== 'i1-run');
    const compared = comparedOf('baseball', [...open, ['race-to-3']]);
    const model = baseballModel(input, baseballStateOf(facts, 5));
    expect(differences(model, compared, ends)).toEqual([]);
  });
});
