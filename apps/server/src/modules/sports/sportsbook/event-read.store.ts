import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type {
  EventPlay,
  EventRecord,
  EventState,
  MarketRecord,
  EventTeam,
  RaceRecord,
} from './event-record.ts';

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
  play: EventPlay | null;
  home: EventTeam;
  away: EventTeam;
  race: RaceRecord | null;
  markets: MarketRecord[];
}

/**
 * What players may see on the board: under way, put off, or to come and not begun before a time
 * without our knowing.
 */
export const boardEventsSince = (since: Date) => sql<boolean>`
  (e.state in ('live', 'postponed')
    or (e.state = 'upcoming' and e.start_time > ${since}::timestamptz))`;

/** Empty words where the event has no teams. */
const teamColumn = (alias: 'h' | 'a') => sql`
  jsonb_build_object('id', coalesce(${sql.ref(alias)}.id::text, ''), 'name',
    coalesce(${sql.ref(alias)}.name, ''), 'names', coalesce(${sql.ref(alias)}.names, '{}'),
    'players', coalesce(${sql.ref(alias)}.players, '[]'))`;

const raceColumn = sql`
  case when e.name is not null then jsonb_build_object('name', e.name, 'names', e.names,
    'runners', e.runners, 'isHandicap', e.is_handicap, 'finish', (
      select r.facts -> 'runners' from event_results r
       where r.event_id = e.id and r.kind = 'score' order by r.revision desc limit 1)) end`;

/** Events that fit, with league, teams and markets, in one query; by start. */
export async function readEvents(
  executor: Executor,
  condition: RawBuilder<boolean>,
  limit = 2000,
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.sport, e.league_id, l.name as league_name, l.names as league_names, l.country,
           l.position as league_position, e.start_time, e.start_day, e.state, e.allows_live,
           e.minute, e.home_score, e.away_score, e.play,
           ${teamColumn('h')} as home, ${teamColumn('a')} as away, ${raceColumn} as race, coalesce((
             select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'lineQuarters',
                      m.line_quarters, 'param', m.param, 'playerId', m.player_id, 'stopReason',
                      m.stop_reason, 'status', m.status, 'position', m.position, 'selections', (
                        select jsonb_agg(jsonb_build_object('id', s.id, 'outcome', s.outcome,
                                 'oddsMilli', s.odds_milli, 'isOffered', s.is_offered, 'version',
                                 s.version))
                          from selections s where s.market_id = m.id)))
               from markets m where m.event_id = e.id), '[]') as markets
      from events e
      join leagues l on l.id = e.league_id
      left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id
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
    play: row.play,
    home: row.home,
    away: row.away,
    race: row.race,
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

/** What narrows a list of events that are over; what is left out lets all through. */
interface PastFilter {
  sport?: string | undefined;
  leagueIds?: readonly string[] | undefined;
  country?: string | undefined;
  teamId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  limit: number;
}

/** Events without teams are for who asks for their sport or league. */
const pastEvents = (filter: PastFilter) => sql<boolean>`
  (${filter.sport ?? null}::text is null or e.sport = ${filter.sport ?? null}::text)
  and (e.name is null or ${filter.sport ?? null}::text is not null
    or (e.sport = 'racing' and ${filter.leagueIds ?? null}::uuid[] is not null))
  and (${filter.leagueIds ?? null}::uuid[] is null
    or e.league_id = any (${filter.leagueIds ?? null}::uuid[]))
  and (${filter.country ?? null}::text is null or l.country = ${filter.country ?? null}::text)
  and (${filter.teamId ?? null}::uuid is null
    or ${filter.teamId ?? null}::uuid in (e.home_team_id, e.away_team_id))
  and (${filter.from ?? null}::timestamptz is null
    or e.start_time >= ${filter.from ?? null}::timestamptz)
  and (${filter.to ?? null}::timestamptz is null
    or e.start_time <= ${filter.to ?? null}::timestamptz)`;

/** Finished events, newest first. */
export async function readFinishedEvents(
  executor: Executor,
  filter: PastFilter,
): Promise<EventRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e join leagues l on l.id = e.league_id
     where e.state = 'finished' and ${pastEvents(filter)}
     order by e.start_time desc, e.id limit ${filter.limit}`.execute(executor);
  const events = await readEventsById(
    executor,
    rows.map(({ id }) => id),
  );
  return events.toReversed();
}

/**
 * An event that is over or was given up, with the facts of its newest result; null where none were
 * told.
 */
interface PastEvent {
  event: EventRecord;
  facts: Record<string, unknown> | null;
}

/**
 * Events that are over or were given up, newest first; those after `afterId`, where one is given.
 */
export async function readPastEvents(
  executor: Executor,
  filter: PastFilter & { afterId: string | null },
): Promise<PastEvent[]> {
  const { rows } = await sql<{ id: string; facts: Record<string, unknown> | null }>`
    select e.id, (select r.facts from event_results r where r.event_id = e.id
      order by r.revision desc limit 1) as facts
      from events e join leagues l on l.id = e.league_id
     where e.state in ('finished', 'cancelled') and ${pastEvents(filter)}
       and (${filter.afterId}::uuid is null
            or (e.start_time, e.id) < (select p.start_time, p.id from events p
              where p.id = ${filter.afterId}::uuid))
     order by e.start_time desc, e.id desc limit ${filter.limit}`.execute(executor);
  const events = await readEventsById(
    executor,
    rows.map(({ id }) => id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  return rows.flatMap(({ id, facts }) => {
    const event = byId.get(id);
    return event ? [{ event, facts }] : [];
  });
}
