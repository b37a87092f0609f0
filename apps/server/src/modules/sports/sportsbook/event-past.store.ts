import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface PastEvent {
  id: string;
  startTime: Date;
  leagueName: string;
  leagueNames: Record<string, string>;
  homeId: string;
  homeName: string;
  homeNames: Record<string, string>;
  awayName: string;
  awayNames: Record<string, string>;
  homeScore: number;
  awayScore: number;
}

/** The last finished events of a team that began before a time, newest first. */
export function readFormOf(
  executor: Executor,
  { teamId, before, limit }: { teamId: string; before: Date; limit: number },
): Promise<PastEvent[]> {
  const isOfTeam = sql<boolean>`(e.home_team_id = ${teamId}::uuid
    or e.away_team_id = ${teamId}::uuid)`;
  return readPast(executor, isOfTeam, { before, limit });
}

/** The last finished events between two teams that began before a time, newest first. */
export function readMeetings(
  executor: Executor,
  { teamIds, before, limit }: { teamIds: readonly [string, string]; before: Date; limit: number },
): Promise<PastEvent[]> {
  const [one, other] = teamIds;
  const isOfBoth = sql<boolean>`(
    (e.home_team_id = ${one}::uuid and e.away_team_id = ${other}::uuid) or
    (e.home_team_id = ${other}::uuid and e.away_team_id = ${one}::uuid))`;
  return readPast(executor, isOfBoth, { before, limit });
}

async function readPast(
  executor: Executor,
  isMeant: RawBuilder<boolean>,
  { before, limit }: { before: Date; limit: number },
): Promise<PastEvent[]> {
  const { rows } = await sql<PastEvent>`
    select e.id, e.start_time as "startTime", l.name as "leagueName", l.names as "leagueNames",
           h.id as "homeId", h.name as "homeName", h.names as "homeNames",
           a.name as "awayName", a.names as "awayNames",
           e.home_score as "homeScore", e.away_score as "awayScore"
      from events e
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where ${isMeant} and e.state = 'finished' and e.home_score is not null
       and e.start_time < ${before}::timestamptz
     order by e.start_time desc, e.id limit ${limit}`.execute(executor);
  return rows;
}
