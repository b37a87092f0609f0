import type { MatchEvent } from '../sports.queries.ts';

/** The races of a day at one course. */
export interface Meeting {
  id: string;
  league_name: string;
  league_names: Record<string, string>;
  country: string;
  races: MatchEvent[];
}

/** Races by course, each course's by time; the course that runs first stands first. */
export function meetingsOf(events: readonly MatchEvent[]): Meeting[] {
  const races = events.toSorted(byStart).filter(({ state }) => state !== 'cancelled');
  return [...Map.groupBy(races, ({ league_id: id }) => id)].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { league_name, league_names, country } = first;
    return [{ id, league_name, league_names, country, races: own }];
  });
}

/** The first so many races that have not begun, by their time. */
export function nextRaces(events: readonly MatchEvent[], most: number): MatchEvent[] {
  return events
    .filter(({ state }) => state === 'upcoming')
    .toSorted(byStart)
    .slice(0, most);
}

const byStart = (a: MatchEvent, b: MatchEvent): number => a.start_time.localeCompare(b.start_time);

/** How many are to run. */
export const runnerCount = ({ participants = [] }: Pick<MatchEvent, 'participants'>): number =>
  participants.filter(({ status }) => status !== 'withdrawn').length;
