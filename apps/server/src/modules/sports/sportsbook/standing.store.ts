import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { TeamRecord } from './event-record.ts';

/** A match of a league that was played, with its score. */
interface ScoredMatch {
  home: Omit<TeamRecord, 'players'>;
  away: Omit<TeamRecord, 'players'>;
  homeScore: number;
  awayScore: number;
}

/** When the last match of a league began that has a score; null where there is none. */
export async function readLastScoredStart(
  executor: Executor,
  leagueId: string,
): Promise<Date | null> {
  const row = await executor
    .selectFrom('events')
    .select('start_time')
    .where('league_id', '=', leagueId)
    .where('state', '=', 'finished')
    .where('home_score', 'is not', null)
    .orderBy('start_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.start_time ?? null;
}

/** Matches of a league that have a score, since a day; the oldest first. */
export async function readScoredMatches(
  executor: Executor,
  leagueId: string,
  since: Date,
): Promise<ScoredMatch[]> {
  const { rows } = await sql<ScoredMatch>`
    select jsonb_build_object('id', h.id, 'name', h.name, 'names', h.names) as home,
           jsonb_build_object('id', a.id, 'name', a.name, 'names', a.names) as away,
           e.home_score as "homeScore", e.away_score as "awayScore"
      from events e
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where e.league_id = ${leagueId}::uuid and e.state = 'finished' and e.home_score is not null
       and e.start_time >= ${since}::timestamptz
     order by e.start_time, e.id`.execute(executor);
  return rows;
}
