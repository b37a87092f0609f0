// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { leagueList } from '@pavilion/contracts/player/sports/league-list.contract';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { matchQuery } from '../../../common/sports/match-query.ts';
import { call } from '../../../core/api.ts';
import { callQuery, pagedKey } from '../../../core/query.ts';
import { meFields } from '../../../core/stores/user.store.ts';
import type { DayRange } from '@pavilion/web-core/day-range';

export type MatchEvent = CallResponse<typeof eventList>['value'][number];
export type Market = MatchEvent['markets'][number];

export interface EventFilter {
  state?: 'live' | 'upcoming' | 'finished';
  sport?: string;
  leagueId?: string;
  teamId?: string;
  /** Begins within so many minutes. */
  soonMinutes?: number;
  /** Of the player's favourite teams and leagues alone. */
  isFavourites?: boolean;
  /**
   * Kick-off within these days of the visitor; null while the present is not known yet: nothing is
   * asked then.
   */
  range?: DayRange | null;
  /** Matches of the first page; the usual number when left out. */
  limit?: number;
}

const pageSize = 40;
const leagueRefreshMs = 60_000;
/** A list of matches, or a match, is asked for again after that long. */
export const listRefreshMs = 30_000;

/** Sports and leagues with the numbers of their matches, of those that a filter shows. */
export function useLeagues({
  sport,
  state,
  range,
}: Pick<EventFilter, 'sport' | 'state' | 'range'> = {}) {
  const shown = state === 'finished' ? undefined : state;
  return useQuery({
    ...callQuery(leagueList, { sport, state: shown, ...range }),
    enabled: range !== null,
    refetchInterval: leagueRefreshMs,
    placeholderData: (before) => before,
  });
}

/**
 * Matches that a list still shows: what is over leaves it at once, and what has not begun is not
 * live.
 */
export function shownEvents(
  events: readonly MatchEvent[],
  state: EventFilter['state'],
): MatchEvent[] {
  if (state !== undefined) return events.filter((event) => event.state === state);
  return events.filter((event) => event.state !== 'finished' && event.state !== 'cancelled');
}

/**
 * Matches with their main markets, live first, page by page; prices move by realtime in between.
 */
export function useEvents(filter: EventFilter) {
  return useInfiniteQuery(eventsQuery(filter));
}

function eventsQuery({ range, limit = pageSize, ...filter }: EventFilter) {
  const request = {
    sport: filter.sport,
    state: filter.state,
    league_id: filter.leagueId,
    team_id: filter.teamId,
    soon_minutes: filter.soonMinutes,
    // Whose they are is part of what is asked: nobody else is shown them.
    ...(filter.isFavourites === true && { ...meFields(), favourites: true }),
    ...range,
    limit,
  };
  return infiniteQueryOptions({
    enabled: range !== null,
    queryKey: pagedKey(eventList, request),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(eventList, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: listRefreshMs,
    meta: { handled: true },
  });
}

/** One match with all its markets. Whoever shows it also shows why there is none. */
export function useEvent(eventId: string) {
  return useQuery({
    ...matchQuery(eventId),
    refetchInterval: listRefreshMs,
    meta: { handled: true },
  });
}
