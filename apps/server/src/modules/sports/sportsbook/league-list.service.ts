import type { CallInput, CallResponse, leagueList } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { boardOf } from './board.ts';
import { isShown } from './event-filter.ts';
import { checkFilter } from './event-list.service.ts';
import { countEvent, noEvents, type EventCounts } from './event-counts.ts';
import type { EventRecord } from './event-record.ts';

type SportRow = CallResponse<typeof leagueList>['value'][number];
type LeagueRow = SportRow['leagues'][number];

/**
 * Sports and leagues that have events on the board, with counts; leagues in the order the house
 * set. Of the events those count that a list under the same filter shows.
 */
export async function listLeagues(
  context: ServerContext,
  filter: CallInput<typeof leagueList>,
): Promise<SportRow[]> {
  await checkFilter(context, filter);
  const isIn = isShown(filter, context.clock.now().getTime(), null);
  const sports = new Map<string, Map<string, EventRecord[]>>();
  for (const event of (await boardOf(context).events()).filter(isIn).toSorted(byLeague)) {
    const leagues = sports.get(event.sport) ?? new Map<string, EventRecord[]>();
    sports.set(event.sport, leagues);
    leagues.set(event.leagueId, [...(leagues.get(event.leagueId) ?? []), event]);
  }
  return [...sports].map(([sport, leagues]) => sportRow(sport, [...leagues.values()]));
}

const byLeague = (a: EventRecord, b: EventRecord): number =>
  a.leaguePosition - b.leaguePosition || (a.leagueName < b.leagueName ? -1 : 1);

function sportRow(sport: string, leagues: EventRecord[][]): SportRow {
  const rows = leagues.flatMap(leagueRow);
  const sum = (of: (row: LeagueRow) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  return {
    sport,
    live_count: sum((row) => row.live_count),
    upcoming_count: sum((row) => row.upcoming_count),
    leagues: rows,
  };
}

/** A league from its events; nothing where it has none. */
function leagueRow(events: readonly EventRecord[]): LeagueRow[] {
  const [first] = events;
  if (!first) return [];
  const counts = events.reduce<EventCounts>(countEvent, noEvents);
  return [
    {
      league_id: first.leagueId,
      league_name: first.leagueName,
      league_names: first.leagueNames,
      country: first.country,
      ...counts,
      position: first.leaguePosition,
    },
  ];
}
