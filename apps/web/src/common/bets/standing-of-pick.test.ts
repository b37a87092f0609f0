import { expect, it } from 'vitest';
import { samplePlaced } from '../../testing/sample-bet.ts';
import { standingOf } from './standing-of-pick.ts';

const [leg] = samplePlaced('a').legs ?? [];
if (leg === undefined) throw new Error('no leg');
const [pick] = leg.picks;
if (pick === undefined) throw new Error('no pick');

const scores = { reg: { goals: [1, 0] as [number, number] } };
const match = { state: 'live', minute: 61, home_score: 1, away_score: 0, scores } as const;

it('says which way a pick goes by the score that is told', () => {
  expect(standingOf({ ...leg, match }, pick)).toEqual({ result: 'won', count: null });
  const total = { ...pick, kind: 'total', line: '2.5', outcome: 'over' };
  expect(standingOf({ ...leg, match }, total)).toEqual({ result: null, count: 1 });
});

it('a handicap taken in play counts from the score it was taken at', () => {
  const handicap = { ...pick, kind: 'asian-handicap', line: '0' };
  const live = { ...leg, is_live: true, accepted_home_score: 1, accepted_away_score: 0, match };
  expect(standingOf(live, handicap)?.result).toBe('void');
  expect(standingOf({ ...leg, match }, handicap)?.result).toBe('won');
});

it('what this build does not know, or nobody told, says nothing', () => {
  expect(standingOf(leg, pick)).toBeNull();
  expect(standingOf({ ...leg, match }, { ...pick, sport: 'chess' })).toBeNull();
  expect(standingOf({ ...leg, match }, { ...pick, kind: 'first-throw-in' })).toBeNull();
  expect(standingOf({ ...leg, match }, { ...pick, outcome: 'both' })).toBeNull();
});
