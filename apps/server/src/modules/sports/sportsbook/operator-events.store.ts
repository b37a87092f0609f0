import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventState } from './event-record.ts';

export interface OperatorEventFilter {
  state: EventState | null;
  leagueCode: string | null;
  /** Part of a team's name, in any case. */
  team: string | null;
  /**
   * Who began before this and is still without a result waits for one, and so does who was put off.
   */
  waitingSince: Date;
  isWaitingOnly: boolean;
}

/** What an operator must know of an event to act on it. */
export interface OperatorEvent {
  id: string;
  startTime: Date;
  /** The day alone, while the time is not told. */
  startDay: string | null;
  state: EventState;
  leagueCode: string;
  home: string;
  away: string;
  homeScore: number | null;
  awayScore: number | null;
  /** 0: no result was entered. */
  revision: number;
  /** An event of runners has none: its name stands for home. */
  hasTeams: boolean;
  openBets: number;
}

const columns = sql`
  e.id, e.start_time as "startTime", e.start_day as "startDay", e.state, l.code as "leagueCode",
    coalesce(h.name, e.name) as home, coalesce(a.name, '') as away,
    e.name is null as "hasTeams",
  e.home_score as "homeScore", e.away_score as "awayScore", e.result_revision as revision,
  (select count(*)::integer from bet_legs g where g.event_id = e.id
    and g.status = 'open') as "openBets"`;
const tables = sql`
  events e join leagues l on l.id = e.league_id left join teams h on h.id = e.home_team_id
    left join teams a on a.id = e.away_team_id`;

/** Of a match whose time is not told, the day must be over. */
const isWaiting = (since: Date) => sql`
  (e.state = 'postponed' or (e.state in ('upcoming', 'live')
    and e.start_time + (e.start_day is not null)::integer * interval '1 day'
      < ${since}::timestamptz))`;

const fits = ({ state, leagueCode, team, waitingSince, isWaitingOnly }: OperatorEventFilter) => sql`
  (${state}::text is null or e.state = ${state}::text)
  and (${leagueCode}::text is null or l.code = ${leagueCode}::text)
  and (${team}::text is null or strpos(lower(h.name), lower(${team}::text)) > 0
       or strpos(lower(a.name), lower(${team}::text)) > 0
       or strpos(lower(e.name), lower(${team}::text)) > 0)
  and (not ${isWaitingOnly}::boolean or ${isWaiting(waitingSince)})`;

/**
 * Events that fit, at most `limit`: first those that wait for a result, the oldest of them first,
 * then the latest.
 */
export async function findEventsForOperator(
  executor: Executor,
  filter: OperatorEventFilter,
  limit: number,
): Promise<OperatorEvent[]> {
  const { rows } = await sql<OperatorEvent>`
    select ${columns} from ${tables} where ${fits(filter)}
     order by case when ${isWaiting(filter.waitingSince)} then e.start_time end asc nulls last,
              e.start_time desc, e.id
     limit ${limit}`.execute(executor);
  return rows;
}

/** How many events fit. */
export async function countEventsForOperator(
  executor: Executor,
  filter: OperatorEventFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${tables} where ${fits(filter)}`.execute(executor);
  return rows[0]?.count ?? 0;
}

/** Codes of all leagues that events were ever made in, by the alphabet. */
export async function leagueCodes(executor: Executor): Promise<string[]> {
  const rows = await executor.selectFrom('leagues').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
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
