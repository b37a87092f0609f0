import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PlayedMatch } from '@pavilion/domain/pricing';

export interface UnpricedEvent {
  id: string;
  leagueId: string;
  homeTeamId: string;
  awayTeamId: string;
}

/** Events to come without any market, except those of the demo, which has its own engine. */
export async function findUnpriced(executor: Executor, now: Date): Promise<UnpricedEvent[]> {
  const { rows } = await sql<UnpricedEvent>`
    select e.id, e.league_id as "leagueId", e.home_team_id as "homeTeamId", e.away_team_id as "awayTeamId"
      from events e join leagues l on l.id = e.league_id
     where e.state = 'upcoming' and e.start_time > ${now}::timestamptz and not l.is_demo
       and not exists (select from markets m where m.event_id = e.id)
     order by e.league_id, e.start_time`.execute(executor);
  return rows;
}

/** Final scores of a league since a time; teams are named by their ids. */
export async function readLeagueResults(
  executor: Executor,
  leagueId: string,
  since: Date,
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select home_team_id as "homeKey", away_team_id as "awayKey", home_score as "homeGoals", away_score as "awayGoals"
      from events
     where league_id = ${leagueId} and state = 'finished' and start_time >= ${since}::timestamptz
     order by start_time, id`.execute(executor);
  return rows;
}

const defaultMarginPpm = 60_000;

/** The margin of the price model in millionths. */
export async function readMarginPpm(executor: Executor): Promise<number> {
  const row = await executor
    .selectFrom('sportsbook_settings')
    .select('margin_ppm')
    .executeTakeFirst();
  return row?.margin_ppm ?? defaultMarginPpm;
}
