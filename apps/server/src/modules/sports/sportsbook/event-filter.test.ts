import { expect, it } from 'vitest';
import { isShown, type EventFilter } from './event-filter.ts';
import type { EventRecord } from './event-record.ts';

const nowMs = Date.parse('2026-11-29T12:00:00Z');
const team = (id: string) => ({ id, name: id, names: { EN: id }, players: [] });
const event: EventRecord = {
  id: 'e',
  sport: 'football',
  leagueId: 'league',
  leagueName: 'League',
  leagueNames: {},
  country: 'DE',
  leaguePosition: 0,
  startTime: new Date('2026-11-29T13:00:00Z'),
  startDay: null,
  state: 'upcoming',
  allowsLive: true,
  race: null,
  minute: null,
  homeScore: null,
  awayScore: null,
  play: null,
  home: team('home'),
  away: team('away'),
  markets: [],
};
const none = { teams: new Set<string>(), leagues: new Set<string>() };

it.each<[EventFilter, boolean]>([
  [{}, true],
  [{ sport: 'football' }, true],
  [{ sport: 'tennis' }, false],
  [{ league_id: 'league' }, true],
  [{ league_id: 'other' }, false],
  [{ league_ids: ['other', 'league'] }, true],
  [{ league_ids: ['other'] }, false],
  [{ league_ids: [] }, false],
  [{ country: 'DE' }, true],
  [{ country: 'FR' }, false],
  [{ team_id: 'home' }, true],
  [{ team_id: 'away' }, true],
  [{ team_id: 'third' }, false],
  [{ soon_minutes: 60 }, true],
  [{ soon_minutes: 59 }, false],
  [{ state: 'upcoming' }, true],
  [{ state: 'live' }, false],
  [{ state: 'outright' }, false],
  [{ from: '2026-11-29T13:00:00Z', to: '2026-11-29T13:00:00Z' }, true],
  [{ from: '2026-11-29T13:00:01Z' }, false],
  [{ to: '2026-11-29T12:59:59Z' }, false],
])('%j shows the match: %s', (filter, isIn) => {
  expect(isShown(filter, nowMs, null)(event)).toBe(isIn);
});

it('shows what a favourite team or league takes part in', () => {
  const shown = (followed: Partial<typeof none>): boolean =>
    isShown({}, nowMs, { ...none, ...followed })(event);
  expect(shown({})).toBe(false);
  expect(shown({ teams: new Set(['away']) })).toBe(true);
  expect(shown({ leagues: new Set(['league']) })).toBe(true);
});

it('shows an outright whatever its state', () => {
  const outright = { ...event, sport: 'outright', state: 'live' as const };
  expect(isShown({ state: 'outright' }, nowMs, null)(outright)).toBe(true);
});

it('shows nothing in play as starting soon', () => {
  expect(isShown({ soon_minutes: 120 }, nowMs, null)({ ...event, state: 'live' })).toBe(false);
});
