import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import type { SportsDay, SportsLeague, SportsLobby } from '@pavilion/templates/props/lobby';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createElement, useMemo, useState } from 'react';
import { dayRange } from '@pavilion/web-core/day-range';
import { useRegionName } from '../../core/locale/region-name.ts';
import { firstOf, matchesAtFirst } from '../../common/sports/first-matches.ts';
import { useLeagueName } from '../../common/sports/team-names.ts';
import { callQuery } from '../../core/query.ts';
import { useSportsSlots, type SportsEvent } from '../../common/sports/sports-slots.store.ts';
import { useNowMs } from '../../core/use-now.ts';

const matchesShown = 40;
const refreshMs = 30_000;
/** Days after tomorrow that have a tab of their own. */
const laterDays = [2, 3, 4, 5, 6];
const namedDays = ['all', 'live', 'today', 'tomorrow'] as const;
const daysAhead: Record<string, number> = { today: 0, tomorrow: 1 };

/**
 * Leagues and days. What comes next is shown first, so that a page drawn without the visitor's
 * clock holds matches.
 */
export function useSportsLobby(): SportsLobby {
  const [selectedDay, onDay] = useState<string>('all');
  const days = useDays();
  const query = useQuery(useDayQuery(selectedDay));
  const leagues = useLeagues(query.data?.value);
  return {
    days,
    selectedDay,
    onDay,
    leagues,
    isLoading: query.isPending,
    onRetry: query.isError && !query.data ? () => void query.refetch() : null,
  };
}

/** The days that are named without a clock, then the next ones once it is known. */
function useDays(): SportsDay[] {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs();
  return useMemo(() => {
    const named = namedDays.map((id) => ({ id, label: t(`ui.sports.show.${id}`) }));
    if (nowMs === null) return named;
    const later = laterDays.map((ahead) => {
      const { from } = dayRange(nowMs, ahead);
      return { id: String(ahead), label: format.dayName(from, nowMs) };
    });
    return [...named, ...later];
  }, [t, format, nowMs]);
}

function useDayQuery(day: string) {
  const nowMs = useNowMs();
  return useMemo(() => {
    const isAnyDay = day === 'all' || day === 'live';
    const range = isAnyDay || nowMs === null ? {} : dayRange(nowMs, daysAhead[day] ?? Number(day));
    const state = day === 'live' ? ('live' as const) : undefined;
    return queryOptions({
      ...callQuery(eventList, { sport: 'football', state, ...range, limit: matchesShown }),
      enabled: isAnyDay || nowMs !== null,
      refetchInterval: refreshMs,
      meta: { handled: true },
    });
  }, [day, nowMs]);
}

/** Leagues in the order of their first match, each with its matches. */
function useLeagues(events: readonly SportsEvent[] | undefined): SportsLeague[] {
  const regionName = useRegionName();
  const leagueName = useLeagueName();
  const LeagueMatches = useSportsSlots((slots) => slots.LeagueMatches);
  return useMemo(() => {
    const groups = new Map<string, [SportsEvent, ...SportsEvent[]]>();
    for (const event of events ?? []) {
      const group = groups.get(event.league_id);
      if (group) group.push(event);
      else groups.set(event.league_id, [event]);
    }
    const counts = [...groups.values()].map((matches) => matches.length);
    const drawn = firstOf(counts, matchesAtFirst);
    return [...groups].map(([id, matches], index) => ({
      id,
      name: leagueName(matches[0]),
      region: regionName(matches[0].country),
      count: matches.length,
      liveCount: matches.filter((event) => event.state === 'live').length,
      board:
        LeagueMatches &&
        createElement(LeagueMatches, { events: matches, drawnAtFirst: drawn[index] ?? 0 }),
    }));
  }, [events, regionName, leagueName, LeagueMatches]);
}
