import type { CallInput, eventList } from '@pavilion/contracts';
import type { EventRecord } from './event-record.ts';
import type { Followed } from './favourite.store.ts';

export type EventFilter = Pick<
  CallInput<typeof eventList>,
  'sport' | 'league_id' | 'league_ids' | 'country' | 'team_id' | 'soon_minutes' | 'state'
> & {
  from?: string | undefined;
  to?: string | undefined;
};

/**
 * Whether a list under a filter shows an event of the board; `followed`: only what one of these
 * favourites takes part in.
 */
export function isShown(
  filter: EventFilter,
  nowMs: number,
  followed: Followed | null,
): (event: EventRecord) => boolean {
  const leagues = filter.league_ids === undefined ? null : new Set(filter.league_ids);
  const fromMs = filter.from ? Date.parse(filter.from) : -Infinity;
  const toMs = filter.to ? Date.parse(filter.to) : Infinity;
  return (event) =>
    isAskedFor(filter, followed, event) &&
    isWanted(filter.sport, event.sport) &&
    isWanted(filter.league_id, event.leagueId) &&
    isWanted(filter.country, event.country) &&
    (leagues === null || leagues.has(event.leagueId)) &&
    isInState(filter.state, event) &&
    hasTeam(filter.team_id, event) &&
    isSoon(filter.soon_minutes, event, nowMs) &&
    isFollowed(followed, event) &&
    event.startTime.getTime() >= fromMs &&
    event.startTime.getTime() <= toMs;
}

/**
 * Events without teams stand in no list that does not ask for them: races by their sport or league,
 * outrights by their sport or state.
 */
function isAskedFor(filter: EventFilter, followed: Followed | null, event: EventRecord): boolean {
  if (event.race === null || filter.sport === event.sport) return true;
  if (event.sport === 'outright') return filter.state === 'outright';
  const isOfLeague = (filter.league_id ?? '') !== '' || filter.league_ids !== undefined;
  return isOfLeague || followed !== null;
}

const isWanted = (wanted: string | undefined, own: string): boolean =>
  wanted === undefined || wanted === '' || wanted === own;

/** Outrights are a sport by themselves, and begin when their season does. */
const isInState = (state: EventFilter['state'], event: EventRecord): boolean =>
  state === 'outright' ? event.sport === 'outright' : isWanted(state, event.state);

const hasTeam = (team: string | undefined, { home, away }: EventRecord): boolean =>
  isWanted(team, home.id) || team === away.id;

function isSoon(minutes: number | undefined, event: EventRecord, nowMs: number): boolean {
  if (minutes === undefined) return true;
  return event.state === 'upcoming' && event.startTime.getTime() <= nowMs + minutes * 60_000;
}

const isFollowed = (followed: Followed | null, event: EventRecord): boolean =>
  followed === null ||
  followed.leagues.has(event.leagueId) ||
  followed.teams.has(event.home.id) ||
  followed.teams.has(event.away.id);
