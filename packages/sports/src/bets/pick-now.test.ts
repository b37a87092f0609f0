import { describe, expect, it } from 'vitest';
import { marketOf } from '../testing/football-match.ts';
import { pickNow, type Scores } from './pick-now.ts';

/** A football match at 2:1 with seven corners, the first half 0:1. */
const scores: Scores = {
  '1h': { goals: [0, 1], corners: [2, 1] },
  '2h': { goals: [2, 0], corners: [3, 1] },
  reg: { goals: [2, 1], corners: [5, 2] },
};

function now(kind: string, outcome: string, lineQuarters: number | null = null): string {
  const told = pickNow({ market: marketOf('football', kind, lineQuarters), outcome }, scores);
  return told === null ? 'untold' : `${told.result ?? '–'} ${told.count ?? ''}`.trim();
}

describe('how a pick stands at 2:1', () => {
  it.each([
    ['1x2', 'home', null, 'won'],
    ['1x2', 'draw', null, 'lost'],
    ['1h-1x2', 'away', null, 'won'],
    ['double-chance', 'draw-away', null, 'lost'],
    ['asian-handicap', 'home', -4, 'void'],
    ['asian-handicap', 'home', -3, 'half-won'],
    ['asian-handicap', 'away', -5, 'half-won'],
    ['handicap-3way', 'draw', -4, 'won'],
  ])('%s %s %s leads or trails: %s', (kind, outcome, line, expected) => {
    expect(now(kind, outcome, line)).toBe(expected);
  });

  it.each([
    ['total', 'over', 10, 'won 3'],
    // What may still come is no loss.
    ['total', 'over', 14, '– 3'],
    ['total', 'under', 14, 'won 3'],
    ['total', 'under', 10, 'lost 3'],
    ['corner-total', 'over', 38, '– 7'],
    ['home-corner-total', 'under', 22, 'won 5'],
    ['exact-total', '3', null, 'won 3'],
    ['exact-total', '4', null, '– 3'],
    ['exact-total', '6+', null, '– 3'],
  ])('%s %s %s counts: %s', (kind, outcome, line, expected) => {
    expect(now(kind, outcome, line)).toBe(expected);
  });

  it.each([
    ['both-score', 'yes', 'won'],
    ['both-score', 'no', 'lost'],
    ['home-clean-sheet', 'yes', 'lost'],
    ['correct-score', '2-1', 'won'],
    ['correct-score', '3-1', '–'],
    ['result-both-score', 'home-yes', 'won'],
    ['result-both-score', 'draw-yes', '–'],
  ])('%s %s may still turn: %s', (kind, outcome, expected) => {
    expect(now(kind, outcome)).toBe(expected);
  });

  it.each([
    ['half-full', 'away-home'],
    ['odd-even', 'odd'],
    ['last-goal', 'home'],
    // Nobody told of the cards.
    ['red-card', 'yes'],
  ])('%s is not answered by it', (kind, outcome) => {
    expect(now(kind, outcome)).toBe('untold');
  });

  it('of a handicap in play only what came after the bet counts', () => {
    const accepted = { atMs: 0, isLive: true, score: [1, 0] as const, isAntepost: false };
    const at = { market: marketOf('football', 'asian-handicap', 0), outcome: 'home' };
    expect(pickNow(at, scores, accepted)).toEqual({ result: 'void', count: null });
  });
});
