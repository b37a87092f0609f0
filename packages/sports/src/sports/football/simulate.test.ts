import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { comparedOf, differences } from '../../testing/compare.ts';
import { usualFootball, type FootballInput } from './input.ts';
import { footballModel } from './model.ts';
import { footballFactsAt, footballStateOf, playFootball } from './simulate.ts';

const player = (playerId: string, side: 'home' | 'away', goalShare: number) => ({
  ...{ playerId, side, goalShare, shots: 2.5, shotsOnTarget: 1, cards: 0.2 },
});
const input: FootballInput = {
  ...usualFootball,
  lambdaHome: 1.6,
  lambdaAway: 1.1,
  players: [player('kim', 'home', 0.3), player('lee', 'home', 0.67), player('sam', 'away', 0.97)],
};

const kinds = [
  ['1x2'],
  ['draw-no-bet'],
  ['asian-handicap', -1],
  ['total', 9],
  ['handicap-3way', -4],
  ['both-score'],
  ['1h-1x2'],
  ['2h-both-score'],
  ['half-full'],
  ['highest-half'],
  ['exact-total'],
  ['total-range'],
  ['odd-even'],
  ['correct-score'],
  ['margin'],
  ['home-win-to-nil'],
  ['home-score-both-halves'],
  ['away-win-either-half'],
  ['result-total', 10],
  ['corner-total', 39],
  ['corner-1x2'],
  ['corner-handicap', -5],
  ['1h-corner-total', 18],
  ['card-total', 14],
  ['card-1x2'],
  ['card-handicap', 1],
] as const;

const onlyBefore = [
  ['next-goal', null, '1'],
  ['next-goal', null, '3'],
  ['last-goal'],
  ['race-to-2'],
  ['race-to-3'],
  ['first-goal-time'],
  ['next-corner', null, '9'],
  ['corner-race', null, '5'],
  ['red-card'],
  ['penalty'],
  ['own-goal'],
] as const;

describe('prices and simulated matches come of one process', () => {
  it('before the start', () => {
    const random = createSeededRandom('football');
    const ends = Array.from({ length: 1500 }, () =>
      footballFactsAt(playFootball(input, random), 90),
    );
    const scorers = ['first-scorer', 'last-scorer', 'anytime-scorer', 'scorer-2'] as const;
    const compared = [
      ...comparedOf('football', [...kinds, ...onlyBefore]),
      ...comparedOf(
        'football',
        scorers.map((kind) => [kind] as const),
        ['kim', 'lee', 'sam'],
      ),
    ];
    expect(differences(footballModel(input), compared, ends)).toEqual([]);
  });

  it('in play: from one moment of a match, played on many times', () => {
    const random = createSeededRandom('in play');
    const minute = 55;
    // Matches that stand alike after 55 minutes, of many played: the rest of each is as likely as
    // any.
    const paths = Array.from({ length: 4000 }, () => playFootball(input, random));
    const score = ({ periods }: ReturnType<typeof footballFactsAt>): string =>
      `${periods['1h']?.stats.goals?.join('-')} ${periods.reg?.stats.goals?.join('-')}`;
    const alike = paths.filter((path) => score(footballFactsAt(path, minute)) === '1-0 1-0');
    const first = footballFactsAt(alike[0] ?? { moments: [], players: [], cup: null }, minute);
    const model = footballModel(input, footballStateOf(first, minute));
    const ends = alike.map((path) => footballFactsAt(path, 90));
    expect(ends.length).toBeGreaterThan(150);
    const goals = kinds.filter(([kind]) => !kind.includes('corner') && !kind.includes('card'));
    const compared = comparedOf('football', [...goals, ['next-goal', null, '2'], ['last-goal']]);
    expect(differences(model, compared, ends)).toEqual([]);
  });

  it('the same luck gives the same match', () => {
    const once = playFootball(input, createSeededRandom(7));
    expect(playFootball(input, createSeededRandom(7))).toEqual(once);
  });
});
