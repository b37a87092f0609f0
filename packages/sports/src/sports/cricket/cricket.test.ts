import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../engine/facts.ts';
import { wonOf } from '../../testing/chances.ts';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf, resultOf } from '../../testing/football-match.ts';
import { cricketModel } from './model.ts';
import {
  cricketFactsOf,
  cricketStart,
  drawPitch,
  playDeliveries,
  type CricketInput,
} from './simulate.ts';

const team = (side: string) => Array.from({ length: 11 }, (_, index) => `${side}${index}`);
const input: CricketInput = {
  strengthHome: 1,
  strengthAway: 1,
  batsFirst: 'home',
  pitchSd: 0,
  batters: { home: team('h'), away: team('a') },
};

function play(given: CricketInput, seed: string, count: number): Facts[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => {
    const pitch = drawPitch(given, cricketStart, random);
    return cricketFactsOf(given, playDeliveries(given, random, pitch, cricketStart));
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('cricket, the figures of the domain page of sports, 4', () => {
  const ends = play(input, 'overs', 4000);
  const first = (stat: string) => ends.map(({ periods }) => periods.i1?.stats[stat]?.[0] ?? 0);

  it('runs and wickets of an innings', () => {
    const runs = first('runs');
    const spread = Math.sqrt(mean(runs.map((value) => (value - mean(runs)) ** 2)));
    // Four standard errors of the figures.
    expect(Math.abs(mean(runs) - 149.89)).toBeLessThan(1.2);
    expect(Math.abs(spread - 18.91)).toBeLessThan(0.9);
    expect(Math.abs(mean(first('wickets')) - 5.596)).toBeLessThan(0.14);
    expect(Math.abs(mean(runs.map((value) => (value > 159.5 ? 1 : 0))) - 0.30037)).toBeLessThan(
      0.029,
    );
    const allOut = first('wickets').filter((wickets) => wickets === 10).length / ends.length;
    expect(Math.abs(allOut - 0.0568)).toBeLessThan(0.015);
  });

  it('a match ends with a winner, batters have the runs but extras', () => {
    for (const { winner, periods, players } of ends.slice(0, 200)) {
      expect(winner).not.toBeNull();
      const [home = 0] = periods.i1?.stats.runs ?? [];
      const batted = players
        .filter(({ side }) => side === 'home')
        .reduce((sum, { stats }) => sum + (stats.runs ?? 0), 0);
      expect(batted).toBeLessThanOrEqual(home);
      expect(batted).toBeGreaterThan(home - 20);
    }
  });
});

describe('prices and simulated matches come of one process', () => {
  const given = { ...input, strengthHome: 1.05, pitchSd: 0.12 };

  it('before the start', () => {
    const model = cricketModel(given, createSeededRandom('priced'), cricketStart, 2500);
    const compared = [
      ...comparedOf('cricket', [
        ['winner'],
        ['i1-total', 622],
        ['i2-total', 590],
        ['pp1-total', 186],
        ['most-sixes'],
        ['total-sixes', 42],
        ['total-fours', 106],
        ['i1-wickets', 22],
      ]),
      ...comparedOf(
        'cricket',
        [['top-batter'], ['away-top-batter']],
        ['h0', 'h3', 'a1', 'a6'],
      ).filter(({ outcomes }) => outcomes.length > 0),
      {
        market: { ...marketOf('cricket', 'player-runs', 82), playerId: 'h1' },
        outcomes: ['over', 'under'],
      },
    ];
    expect(differences(model, compared, play(given, 'played', 300))).toEqual([]);
  });

  it('in play the pitch is judged by what was scored on it', () => {
    const random = createSeededRandom('in play');
    const total = marketOf('cricket', 'i1-total', 642);
    const matches = Array.from({ length: 2400 }, () => {
      const pitch = drawPitch(given, cricketStart, random);
      const half = playDeliveries(given, random, pitch, cricketStart, 62);
      return { half, end: playDeliveries(given, random, pitch, half) };
    });
    const alike = matches.filter(
      ({ half: { first } }) => first.wickets === 3 && first.runs >= 82 && first.runs <= 90,
    );
    expect(alike.length).toBeGreaterThan(40);
    const over = alike.filter(
      ({ end }) => resultOf(total, 'over', cricketFactsOf(given, end)) === 'won',
    ).length;
    const states = alike.slice(0, 30);
    const chances = states.map(({ half }) =>
      wonOf(cricketModel(given, random, half, 100), total, 'over'),
    );
    const share = over / alike.length;
    const error = Math.sqrt((share * (1 - share)) / alike.length);
    expect(Math.abs(mean(chances) - share)).toBeLessThan(4 * error + 0.03);
  });
});
