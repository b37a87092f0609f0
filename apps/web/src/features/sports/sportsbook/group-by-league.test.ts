import { expect, it } from 'vitest';
import { firstMatches, groupByLeague } from './group-by-league.ts';
import type { MatchEvent } from './sports.queries.ts';

/** `A` is a match in play of league a, `a` one that has not begun. */
const matches = (marks: string): MatchEvent[] =>
  Array.from(marks, (mark, index) => ({
    event_id: String(index),
    sport: 'football',
    league_id: mark.toLowerCase(),
    league_name: mark.toLowerCase(),
    league_names: {},
    country: 'DE',
    start_time: '2026-11-21T12:00:00.000Z',
    start_day: null,
    home_team_name: 'Home',
    away_team_name: 'Away',
    home_team_names: { EN: 'Home' },
    away_team_names: { EN: 'Away' },
    state: mark === mark.toLowerCase() ? 'upcoming' : 'live',
    minute: null,
    home_score: null,
    away_score: null,
    market_count: 0,
    markets: [],
  }));

it.each([
  ['ABAaba', true, ['a 4/2', 'b 2/1']],
  ['ab', true, ['a 1/0', 'b 1/0']],
  ['ABAaba', false, ['a ?/2', 'b ?/1']],
  ['ABA', false, ['a ?/?', 'b ?/?']],
  ['ABA', true, ['a 2/2', 'b 1/1']],
  ['', true, []],
])('of %s (all: %s) the leagues count %s', (marks, isWhole, expected) => {
  const counts = groupByLeague(matches(marks), isWhole).map(
    ({ league_name: name, matchCount, liveCount }) =>
      `${name} ${matchCount ?? '?'}/${liveCount ?? '?'}`,
  );
  expect(counts).toEqual(expected);
});

it.each([
  [0, []],
  [2, ['a2']],
  [4, ['a3', 'b1']],
  [Infinity, ['a3', 'b2', 'c1']],
])('the first %s matches are of the leagues %s', (most, expected) => {
  const groups = groupByLeague(matches('ABAabc'), true);
  const shown = firstMatches(groups, most).map(({ id, events }) => `${id}${events.length}`);
  expect(shown).toEqual(expected);
});

it('counts all matches of a league of which only some are drawn', () => {
  const [first] = firstMatches(groupByLeague(matches('aaa'), true), 1);
  expect([first?.events.length, first?.matchCount]).toEqual([1, 3]);
});
