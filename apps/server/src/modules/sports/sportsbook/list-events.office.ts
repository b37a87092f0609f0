import { officeCalls, type OfficeInput } from '@pavilion/contracts/office';
import { knownLeagueBook } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../../context.ts';
import { defineOffice } from '../../../operator/office.ts';
import {
  countEventsForOperator,
  findEventsForOperator,
  leagueCodes,
  type OperatorEvent,
  type OperatorEventFilter,
} from './operator-events.store.ts';

const eventsShown = 100;
/** No match lasts longer: what has no result by then waits for somebody. */
const longestMatchMs = 3 * 60 * 60_000;

/** The matches that staff look for, or those that wait for them. */
export const listEventsForOffice = defineOffice(
  officeCalls.eventList,
  async ({ server }, asked) => {
    const { db } = server.database;
    const { limit = eventsShown } = asked;
    const filter = filterOf(asked, server.clock.now());
    const events = await findEventsForOperator(db, filter, limit);
    const isWhole = events.length < limit;
    return {
      value: events.map(toldEvent),
      total: isWhole ? events.length : await countEventsForOperator(db, filter),
      known_leagues: events.length === 0 ? await otherLeagues(server, filter) : null,
    };
  },
);

function filterOf(
  { team, league, state }: OfficeInput<typeof officeCalls.eventList>,
  now: Date,
): OperatorEventFilter {
  return {
    state: state ?? null,
    // Whoever imported `D1` may ask for it by that name.
    leagueCode: league === undefined ? null : (knownLeagueBook(league)?.code ?? league),
    team: team ?? null,
    waitingSince: new Date(now.getTime() - longestMatchMs),
    isWaitingOnly: team === undefined && league === undefined && state === undefined,
  };
}

/** The leagues that there are, where the one that was named is none of them. */
async function otherLeagues(
  { database }: ServerContext,
  { leagueCode }: OperatorEventFilter,
): Promise<string[] | null> {
  if (leagueCode === null) return null;
  const codes = await leagueCodes(database.db);
  return codes.length === 0 || codes.includes(leagueCode) ? null : codes;
}

const toldEvent = (event: OperatorEvent) => ({
  event_id: event.id,
  start_time: event.startTime.toISOString(),
  start_day: event.startDay,
  state: event.state,
  league: event.leagueCode,
  home: event.home,
  away: event.away,
  home_score: event.homeScore,
  away_score: event.awayScore,
  revision: event.revision,
  open_bets: event.openBets,
});
