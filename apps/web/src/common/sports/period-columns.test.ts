import { expect, it } from 'vitest';
import { periodColumns, runningScore } from './period-columns.ts';

const columns = (sport: string, scores: Record<string, Record<string, [number, number]>>) =>
  periodColumns({ sport, scores, home_score: null, away_score: null }).map(
    ({ period, home, away }) => `${period} ${home}:${away}`,
  );

it.each([
  [
    'football',
    { '2h': { goals: [1, 0] }, '1h': { goals: [0, 2] }, reg: { goals: [1, 2] } },
    ['1h 0:2', '2h 1:0', 'total 1:2'],
  ],
  [
    'tennis',
    { s1: { games: [6, 4] }, s2: { games: [2, 3] }, full: { sets: [1, 0], games: [8, 7] } },
    ['s1 6:4', 's2 2:3', 'total 1:0'],
  ],
  [
    'basketball',
    {
      ...{ ot: { points: [4, 8] }, q1: { points: [20, 18] }, '1h': { points: [20, 18] } },
      full: { points: [24, 26] },
    },
    ['q1 20:18', 'ot 4:8', 'total 24:26'],
  ],
  ['baseball', { i1: { runs: [0, 1] }, f5: { runs: [0, 1] } }, ['i1 0:1']],
  ['football', { '1h': { corners: [2, 1] } }, []],
  ['chess', { full: { points: [1, 0] } }, []],
] as const)('of %s %j', (sport, scores, expected) => {
  expect(columns(sport, structuredClone(scores) as never)).toEqual(expected);
});

it('the total is the score of the match where it is told', () => {
  const scores = { '1h': { goals: [1, 0] as [number, number] } };
  const told = periodColumns({ sport: 'football', scores, home_score: 2, away_score: 0 });
  expect(told.at(-1)).toEqual({ period: 'total', home: 2, away: 0 });
});

it.each([
  ['tennis', 's2', { s2: { games: [4, 3] as const } }, '4:3'],
  ['volleyball', 's1', { s1: { points: [11, 9] as const } }, '11:9'],
  // Goals of a half say less than the score of the match.
  ['football', '2h', { '2h': { goals: [1, 0] as const } }, null],
  ['tennis', null, { s1: { games: [6, 4] as const } }, null],
  ['tennis', 's3', {}, null],
])('the running score of %s in %s', (sport, period, scores, expected) => {
  const nothing = { home_score: null, away_score: null };
  expect(runningScore({ sport, period, scores, ...nothing })).toBe(expected);
});
