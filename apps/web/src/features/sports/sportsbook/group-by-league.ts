// chunk: standing
import { firstOf } from '../../../common/sports/first-matches.ts';
import type { MatchEvent } from './sports.queries.ts';

export interface LeagueGroup {
  id: string;
  league_name: string;
  league_names: Record<string, string>;
  country: string;
  /**
   * All matches of the league and those in play; null where more of them may be on a page not
   * loaded yet.
   */
  matchCount: number | null;
  liveCount: number | null;
  events: MatchEvent[];
}

/**
 * Leagues in the order their first match appears. `isWhole` says that no further page of the list
 * is to come.
 */
export function groupByLeague(events: readonly MatchEvent[], isWhole: boolean): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>();
  for (const event of events) {
    const group = groups.get(event.league_id) ?? emptyGroup(event);
    group.events.push(event);
    groups.set(event.league_id, group);
  }
  // Matches in play come first: after one that is not, no page brings more of them.
  const isLiveWhole = isWhole || !isLive(events.at(-1));
  for (const group of groups.values()) {
    if (isWhole) group.matchCount = group.events.length;
    if (isLiveWhole) group.liveCount = group.events.filter(isLive).length;
  }
  return [...groups.values()];
}

const isLive = (event?: MatchEvent): boolean => event?.state === 'live';

const emptyGroup = (event: MatchEvent): LeagueGroup => ({
  id: event.league_id,
  league_name: event.league_name,
  league_names: event.league_names,
  country: event.country,
  matchCount: null,
  liveCount: null,
  events: [],
});

/** The first so many matches, and the leagues that have some of them. Counts stay those of all. */
export function firstMatches(groups: readonly LeagueGroup[], most: number): LeagueGroup[] {
  const drawn = firstOf(
    groups.map(({ events }) => events.length),
    most,
  );
  return groups.flatMap((group, index) => {
    const events = group.events.slice(0, drawn[index]);
    return events.length === 0 ? [] : [{ ...group, events }];
  });
}
