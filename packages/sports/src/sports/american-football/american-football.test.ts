import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { comparedOf, differences } from '../../testing/compare.ts';
import { marketOf } from '../../testing/football-match.ts';
import { wonOf } from '../../testing/chances.ts';
import { americanFootballModel } from './model.ts';
import {
  driveFactsAt,
  driveScore,
  playAmericanFootball,
  type AmericanFootballInput,
} from './simulate.ts';

const input: AmericanFootballInput = {
  strengthHome: 1.1,
  strengthAway: 0.95,
  players: [
    { playerId: 'kim', side: 'home', share: 0.3 },
    { playerId: 'lee', side: 'away', share: 0.2 },
  ],
};
const random = createSeededRandom('american football');

describe('American football, the figures of the domain page of sports, 4', () => {
  it('margins keep to the key numbers', () => {
    const even = [
      [1, 1],
      [1.15, 0.95],
      [0.9, 1.1],
    ] as const;
    const games = 9000;
    const margins = Array.from({ length: games }, (_, index) => {
      const [strengthHome, strengthAway] = even[index % 3] ?? [1, 1];
      const drives = playAmericanFootball({ strengthHome, strengthAway, players: [] }, random);
      const [home, away] = driveScore(drives);
      return Math.abs(home - away);
    });
    const share = (margin: number): number =>
      margins.filter((each) => each === margin).length / games;
    expect(Math.abs(share(3) - 0.151)).toBeLessThan(0.02);
    expect(Math.abs(share(7) - 0.09)).toBeLessThan(0.015);
    expect(Math.abs(share(10) - 0.065)).toBeLessThan(0.015);
    expect(Math.abs(share(6) - 0.055)).toBeLessThan(0.012);
    expect(Math.abs(share(4) - 0.045)).toBeLessThan(0.012);
  });
});

describe('prices and simulated games come of one process', () => {
  const rows = [
    ['winner'],
    ['spread', -14],
    ['total', 178],
    ['home-total', 94],
    ['odd-even'],
    ['margin'],
    ['half-full'],
    ['highest-half'],
    ['overtime'],
  ] as const;
  const before = [
    ['1h-winner'],
    ['1h-spread', -6],
    ['1h-total', 90],
    ['q1-1x2'],
    ['race-to-10'],
  ] as const;

  it('before the start', () => {
    const model = americanFootballModel(input, createSeededRandom('priced'), [], 3000);
    const ends = Array.from({ length: 300 }, () => {
      const path = playAmericanFootball(input, random);
      return driveFactsAt(input, path, path.length);
    });
    const compared = [
      ...comparedOf('american-football', [...rows, ...before]),
      ...comparedOf('american-football', [['anytime-touchdown']], ['kim', 'lee']),
    ];
    expect(differences(model, compared, ends)).toEqual([]);
  });

  it('in play: from the drives so far', () => {
    const start = playAmericanFootball(input, random).slice(0, 12);
    const model = americanFootballModel(input, createSeededRandom('priced'), start, 2500);
    const ends = Array.from({ length: 250 }, () => {
      const path = playAmericanFootball(input, random, start);
      return driveFactsAt(input, path, path.length);
    });
    expect(differences(model, comparedOf('american-football', rows), ends)).toEqual([]);
    const facts = driveFactsAt(input, start, 12);
    expect(facts.periods['1h']?.isComplete).toBe(true);
    expect(
      wonOf(model, marketOf('american-football', '1h-total', 2), 'over'),
    ).toBeGreaterThanOrEqual(0);
  });
});
