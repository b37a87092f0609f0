import type { CallInput, CallResponse, leagueList } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { boardOf } from './board.ts';
import type { EventRecord } from './event-record.ts';

type SportRow = CallResponse<typeof leagueList>['value'][number];
type LeagueRow = SportRow['leagues'][number];

/**
 * Sports and leagues that have events on the board, with counts; leagues in the order the house set. Of the events those
 * count that a list under the same filter shows.
 */
export async function listLeagues(
  context: ServerContext,
  filter: CallInput<typeof leagueList>,
): Promise<SportRow[]> {
  const sports = new Map<string, SportRow>();
  const leagues = new Map<string, LeagueRow>();
  const events = (await boardOf(context).events())
    .filter(isWithin(filter))
    .toSorted(
      (a, b) => a.leaguePosition - b.leaguePosition || (a.leagueName < b.leagueName ? -1 : 1),
    );
  for (const event of events) {
    const sport = sports.get(event.sport) ?? newSport(event.sport);
    sports.set(event.sport, sport);
    const league = leagues.get(event.leagueId) ?? newLeague(event, sport);
    leagues.set(event.leagueId, league);
    count(sport, event);
    count(league, event);
  }
  return [...sports.values()];
}

function isWithin({ state, from, to }: CallInput<typeof leagueList>) {
  const fromMs = from ? Date.parse(from) : -Infinity;
  const toMs = to ? Date.parse(to) : Infinity;
  return (event: EventRecord): boolean => {
    const startMs = event.startTime.getTime();
    return (!state || event.state === state) && startMs >= fromMs && startMs <= toMs;
  };
}

function newSport(sport: string): SportRow {
  return { sport, live_count: 0, upcoming_count: 0, leagues: [] };
}

function newLeague(event: EventRecord, sport: SportRow): LeagueRow {
  const league: LeagueRow = {
    league_id: event.leagueId,
    league_name: event.leagueName,
    league_names: event.leagueNames,
    country: event.country,
    live_count: 0,
    upcoming_count: 0,
  };
  sport.leagues.push(league);
  return league;
}

function count(row: { live_count: number; upcoming_count: number }, event: EventRecord): void {
  if (event.state === 'live') row.live_count += 1;
  else row.upcoming_count += 1;
}
