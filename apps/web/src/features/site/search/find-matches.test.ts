import { describe, expect, it } from 'vitest';
import { findMatches, type Match } from './find-matches.ts';

const match = (id: string, home: string, away: string, more: Partial<Match> = {}): Match => ({
  event_id: id,
  sport: 'football',
  league_id: 'l',
  league_name: 'Liga Meseta',
  league_names: {},
  country: 'ES',
  start_time: '2026-11-21T18:00:00.000Z',
  start_day: null,
  home_team_name: home,
  away_team_name: away,
  home_team_names: { EN: home },
  away_team_names: { EN: away },
  state: 'upcoming',
  minute: null,
  home_score: null,
  away_score: null,
  ...more,
});

const matches = [
  match('1', 'Atlético Valdemira', 'Real Lucentia', {
    home_team_names: { EN: 'Atlético Valdemira', CN: '巴尔德米拉竞技', RUS: 'Атлетико Вальдемира' },
  }),
  match('2', 'Real Lucentia', 'Norte Bahía', { state: 'live', minute: 12 }),
  match('3', 'Old Town', 'Real Lucentia', { state: 'finished' }),
  match('4', 'Kyoto Lanterns', 'Osaka Tide', { league_name: 'Hinode League' }),
];

describe('matches are found', () => {
  it.each<[string, string, string[]]>([
    ['by a team, without its accents', 'atletico', ['1']],
    ['by the other team as well, live first', 'lucentia', ['2', '1']],
    ['by a misspelt team', 'valdmeira', ['1']],
    ['by a name in another language', '竞技', ['1']],
    ['by a misspelt name in another script', 'вальдемара', ['1']],
    ['by the league', 'hinode', ['4']],
    ['by both teams in any order', 'tide kyoto', ['4']],
    ['never when they are over', 'old town', []],
    ['never by accident', 'zz', []],
  ])('%s: %s', (_name, search, ids) => {
    expect(findMatches(matches, search, 5).map(({ event_id }) => event_id)).toEqual(ids);
  });

  it('no more than asked for', () => {
    expect(findMatches(matches, 'lucentia', 1)).toHaveLength(1);
  });
});
