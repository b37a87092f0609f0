import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventState } from './event-record.ts';

export interface OperatorEventFilter {
  state: EventState | null;
  leagueCode: string | null;
  /** Part of a team's name, in any case. */
  team: string | null;
  /** Begun before this and still without a result, or put off; null: all. */
  waitingSince: Date | null;
  limit: number;
}

/** What an operator must know of an event to act on it. */
export interface OperatorEvent {
  id: string;
  startTime: Date;
  state: EventState;
  leagueCode: string;
  home: string;
  away: string;
  homeScore: number | null;
  awayScore: number | null;
  /** 0: no result was entered. */
  revision: number;
  openBets: number;
}

const columns = sql`
  e.id, e.start_time as "startTime", e.state, l.code as "leagueCode", h.name as home, a.name as away,
  e.home_score as "homeScore", e.away_score as "awayScore", e.result_revision as revision,
  (select count(*)::integer from bets b where b.event_id = e.id and b.revision = 0) as "openBets"`;
const tables = sql`
  events e join leagues l on l.id = e.league_id join teams h on h.id = e.home_team_id join teams a on a.id = e.away_team_id`;

/** Events that fit, the latest first. */
export async function findEventsForOperator(
  executor: Executor,
  { state, leagueCode, team, waitingSince, limit }: OperatorEventFilter,
): Promise<OperatorEvent[]> {
  const { rows } = await sql<OperatorEvent>`
    select ${columns} from ${tables}
     where (${state}::text is null or e.state = ${state}::text)
       and (${leagueCode}::text is null or l.code = ${leagueCode}::text)
       and (${team}::text is null or strpos(lower(h.name), lower(${team}::text)) > 0
            or strpos(lower(a.name), lower(${team}::text)) > 0)
       and (${waitingSince}::timestamptz is null or e.state = 'postponed'
            or (e.state in ('upcoming', 'live') and e.start_time < ${waitingSince}::timestamptz))
     order by e.start_time desc, e.id limit ${limit}`.execute(executor);
  return rows;
}

/** One event, or null. */
export async function findEventForOperator(
  executor: Executor,
  eventId: string,
): Promise<OperatorEvent | null> {
  const { rows } = await sql<OperatorEvent>`
    select ${columns} from ${tables} where e.id::text = ${eventId}`.execute(executor);
  return rows[0] ?? null;
}
