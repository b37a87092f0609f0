import type { MatchEvent } from './sports.queries.ts';

export interface LeagueGroup {
  id: string;
  name: string;
  country: string;
  liveCount: number;
  events: MatchEvent[];
}

/** Leagues in the order their first match appears. */
export function groupByLeague(events: readonly MatchEvent[]): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>();
  for (const event of events) {
    const group = groups.get(event.league_id) ?? emptyGroup(event);
    group.events.push(event);
    if (event.state === 'live') group.liveCount += 1;
    groups.set(event.league_id, group);
  }
  return [...groups.values()];
}

const emptyGroup = (event: MatchEvent): LeagueGroup => ({
  id: event.league_id,
  name: event.league_name,
  country: event.country,
  liveCount: 0,
  events: [],
});
