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
  const nowMs = context.clock.now().getTime();
  const all = (await boardOf(context).events()).toSorted(byLeague);
  return sportsOf(all, filter.sport).flatMap((sport) => {
    const events = all.filter(isShown({ ...filter, sport }, nowMs, null));
    const leagues = Map.groupBy(events, ({ leagueId }) => leagueId);
    const row = sportRow(sport, [...leagues.values()], outrightsOf(all));
    return row.leagues.length > 0 ? [row] : [];
  });
}

/** Those of the board, in its order, or the one that is asked for. */
function sportsOf(events: readonly EventRecord[], wanted: string | undefined): string[] {
  const known = [...new Set(events.map(({ sport }) => sport))];
  return wanted ? known.filter((sport) => sport === wanted) : known;
}

/** How many outrights there are of each league: they stand beside its matches. */
const outrightsOf = (events: readonly EventRecord[]): Outrights =>
  Map.groupBy(
    events.filter(({ sport }) => sport === 'outright'),
    ({ leagueId }) => leagueId,
  );

type Outrights = ReadonlyMap<string, readonly EventRecord[]>;

const byLeague = (a: EventRecord, b: EventRecord): number =>
  a.leaguePosition - b.leaguePosition || (a.leagueName < b.leagueName ? -1 : 1);

function sportRow(sport: string, leagues: EventRecord[][], outrights: Outrights): SportRow {
  const rows = leagues.flatMap((events) => leagueRow(events, outrights));
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
function leagueRow(events: readonly EventRecord[], outrights: Outrights): LeagueRow[] {
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
      outright_count: outrights.get(first.leagueId)?.length ?? 0,
      position: first.leaguePosition,
    },
  ];
}
