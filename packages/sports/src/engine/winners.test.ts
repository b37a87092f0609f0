import { expect, it } from 'vitest';
import { marketOf } from '../testing/football-match.ts';
import type { Sport } from './market-type.ts';
import { winnersAtOnce } from './winners.ts';

it.each<[Sport, string, number | null, string | null]>([
  ['football', '1x2', 1, null],
  ['football', 'double-chance', 2, null],
  ['football', 'total', 1, null],
  ['football', 'asian-handicap', 1, null],
  ['football', 'handicap-3way', 1, null],
  ['football', 'correct-score', 1, null],
  ['football', 'first-scorer', 1, null],
  ['football', 'anytime-scorer', null, null],
  ['football', 'scorer-2', null, null],
  ['football', 'next-goal', 1, '2'],
  ['tennis', 'winner', 1, null],
  ['racing', 'win', 1, null],
  ['racing', 'place-3', 3, null],
  ['racing', 'duel', 1, null],
  ['outright', 'top-4', 4, null],
])('of %s, %s has %s winners at once', (sport, kind, winners, param) => {
  expect(winnersAtOnce(marketOf(sport, kind, null, param))).toBe(winners);
});
