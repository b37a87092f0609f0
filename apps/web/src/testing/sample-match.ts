import type { MatchEvent } from '../features/sports/sportsbook/sports.queries.ts';

/** A match without markets, for tests. */
export const sampleMatch = (given: Partial<MatchEvent> = {}): MatchEvent => ({
  event_id: 'a',
  sport: 'football',
  league_id: 'a b',
  league_name: 'League',
  league_names: {},
  country: 'DE',
  start_time: '2026-11-21T12:00:00.000Z',
  start_day: null,
  home_team_name: 'Home',
  away_team_name: 'Away',
  home_team_names: {},
  away_team_names: {},
  state: 'upcoming',
  minute: null,
  home_score: null,
  away_score: null,
  market_count: 0,
  markets: [],
  ...given,
});
