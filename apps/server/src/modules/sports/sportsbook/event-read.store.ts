import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventRecord, EventState, MarketRecord, TeamRecord } from './event-record.ts';

interface EventRow {
  id: string;
  sport: string;
  league_id: string;
  league_name: string;
  league_names: Record<string, string>;
  country: string;
  league_position: number;
  start_time: Date;
  start_day: string | null;
  state: EventState;
  allows_live: boolean;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
  home: TeamRecord;
  away: TeamRecord;
  markets: MarketRecord[];
}

/** What players may see on the board: under way, put off, or to come and not begun before a time without our knowing. */
export const boardEventsSince = (since: Date) => sql<boolean>`
  (e.state in ('live', 'postponed') or (e.state = 'upcoming' and e.start_time > ${since}::timestamptz))`;

/** Events that fit, with league, teams and markets, in one query; by start. */
export async function readEvents(
  executor: Executor,
  condition: RawBuilder<boolean>,
  limit = 2000,
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.sport, e.league_id, l.name as league_name, l.names as league_names, l.country, l.position as league_position,
           e.start_time, e.start_day, e.state, e.allows_live, e.minute, e.home_score, e.away_score,
           jsonb_build_object('id', h.id, 'name', h.name, 'names', h.names) as home,
           jsonb_build_object('id', a.id, 'name', a.name, 'names', a.names) as away,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'lineQuarters', m.line_quarters,
                      'status', m.status, 'position', m.position, 'selections', (
                        select jsonb_agg(jsonb_build_object('id', s.id, 'outcome', s.outcome,
                                 'oddsMilli', s.odds_milli, 'isOffered', s.is_offered))
                          from selections s where s.market_id = m.id)))
               from markets m where m.event_id = e.id), '[]') as markets
      from events e
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where ${condition}
     order by e.start_time, e.id limit ${limit}`.execute(executor);
  return rows.map(toRecord);
}

function toRecord(row: EventRow): EventRecord {
  return {
    id: row.id,
    sport: row.sport,
    leagueId: row.league_id,
    leagueName: row.league_name,
    leagueNames: row.league_names,
    country: row.country,
    leaguePosition: row.league_position,
    startTime: row.start_time,
    startDay: row.start_day,
    state: row.state,
    allowsLive: row.allows_live,
    minute: row.minute,
    homeScore: row.home_score,
    awayScore: row.away_score,
    home: row.home,
    away: row.away,
    markets: row.markets,
  };
}

/** One event, or null. */
export async function readEvent(executor: Executor, eventId: string): Promise<EventRecord | null> {
  const [event] = await readEvents(executor, sql<boolean>`e.id = ${eventId}`, 1);
  return event ?? null;
}

/** Events with these ids. */
export function readEventsById(executor: Executor, ids: readonly string[]): Promise<EventRecord[]> {
  return readEvents(executor, sql<boolean>`e.id = any (${ids}::uuid[])`);
}

/** Finished events in a time, newest first. */
export async function readFinishedEvents(
  executor: Executor,
  filter: { leagueId?: string; from?: Date; to?: Date; limit: number },
): Promise<EventRecord[]> {
  const { leagueId = null, from = null, to = null, limit } = filter;
  const { rows } = await sql<{ id: string }>`
    select e.id from events e
     where e.state = 'finished'
       and (${leagueId}::uuid is null or e.league_id = ${leagueId}::uuid)
       and (${from}::timestamptz is null or e.start_time >= ${from}::timestamptz)
       and (${to}::timestamptz is null or e.start_time <= ${to}::timestamptz)
     order by e.start_time desc, e.id limit ${limit}`.execute(executor);
  const events = await readEventsById(
    executor,
    rows.map(({ id }) => id),
  );
  return events.toReversed();
}
