import type { CallResponse } from '@pavilion/contracts/define-call';
import { resultList } from '@pavilion/contracts/player/sports/result-list.contract';
import { sportsRules } from '@pavilion/contracts/player/sports/sports-rules.contract';
import { sportList } from '@pavilion/contracts/player/sports/sport-list.contract';
import { standingList } from '@pavilion/contracts/player/sports/standing-list.contract';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../../core/api.ts';
import { callQuery, pagedKey } from '../../../../core/query.ts';
import { useTimeZone } from '../../../../core/time-zone.ts';

export type SportRow = CallResponse<typeof sportList>['value'][number];
export type StandingRow = CallResponse<typeof standingList>['value'][number];
export type Result = CallResponse<typeof resultList>['value'][number];

const refreshMs = 60_000;
const pageSize = 30;

/**
 * Sports with the numbers of their matches, and how many begin soon and on each day of the visitor.
 */
export function useSports() {
  const timeZone = useTimeZone();
  return useQuery({
    ...callQuery(sportList, { time_zone: timeZone }),
    refetchInterval: refreshMs,
    meta: { handled: true },
  });
}

/** The table of a league; none is asked for without one. */
export function useStandings(leagueId: string | null) {
  return useQuery({
    ...callQuery(standingList, { league_id: leagueId ?? '' }),
    enabled: leagueId !== null,
    meta: { handled: true },
  });
}

export interface ResultFilter {
  sport?: string;
  league_id?: string;
  team_id?: string;
  from?: string;
  to?: string;
}

/** Matches that are over, the newest first, page by page. */
export function useResults(filter: ResultFilter) {
  const request = { ...filter, limit: pageSize };
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: pagedKey(resultList, request),
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(resultList, { ...request, cursor: pageParam }, { signal, handled: true }),
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      meta: { handled: true },
    }),
  );
}

/** The rules of the site. */
export function useRules() {
  return useQuery({ ...callQuery(sportsRules, {}), meta: { handled: true } });
}
