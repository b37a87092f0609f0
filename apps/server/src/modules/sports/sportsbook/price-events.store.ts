import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PlayedMatch } from '@pavilion/domain/pricing';

export interface ModelEvent {
  id: string;
  leagueId: string;
  leagueCode: string;
  homeTeamId: string;
  awayTeamId: string;
  /** Whether the model priced it before. */
  isPriced: boolean;
}

/**
 * Events to come that the model prices: those without any market, and those whose markets are its
 * own. Not those of the demo, which has its own engine, nor those a file or a feed gives prices.
 */
export async function findModelEvents(executor: Executor, now: Date): Promise<ModelEvent[]> {
  const { rows } = await sql<ModelEvent>`
    select e.id, e.league_id as "leagueId", l.code as "leagueCode",
           e.home_team_id as "homeTeamId",
           e.away_team_id as "awayTeamId", e.priced_by is not null as "isPriced"
      from events e join leagues l on l.id = e.league_id
     where e.state = 'upcoming' and e.start_time > ${now}::timestamptz and not l.is_demo
       and (e.priced_by = 'model'
            or e.priced_by is null and not exists (select from markets m where m.event_id = e.id))
     order by e.league_id, e.start_time, e.id`.execute(executor);
  return rows;
}

/** Notes whose prices a match carries now. */
export async function writePricedBy(
  executor: Executor,
  eventId: string,
  pricedBy: 'file' | 'model' | 'feed',
): Promise<void> {
  await executor
    .updateTable('events')
    .set({ priced_by: pricedBy })
    .where('id', '=', eventId)
    .where((e) => e.or([e('priced_by', 'is', null), e('priced_by', '<>', pricedBy)]))
    .execute();
}

/** A match to come with 1X2 prices of a file. */
export interface FilePrices {
  homeTeamId: string;
  awayTeamId: string;
  /** Home, draw, away. */
  oddsMilli: readonly [number, number, number];
}

/** The latest matches of a league that a file gave prices for all three results. */
export async function readFilePrices(
  executor: Executor,
  leagueId: string,
  limit: number,
): Promise<FilePrices[]> {
  const { rows } = await sql<FilePrices>`
    select e.home_team_id as "homeTeamId", e.away_team_id as "awayTeamId",
           jsonb_build_array(h.odds_milli, d.odds_milli, a.odds_milli) as "oddsMilli"
      from events e
      join markets m on m.event_id = e.id and m.kind = '1x2'
      join selections h on h.market_id = m.id and h.outcome = 'home'
      join selections d on d.market_id = m.id and d.outcome = 'draw'
      join selections a on a.market_id = m.id and a.outcome = 'away'
     where e.league_id = ${leagueId} and e.priced_by = 'file'
     order by e.start_time desc, e.id limit ${limit}`.execute(executor);
  return rows;
}

/** Final scores of a league since a time; teams are named by their ids. */
export async function readLeagueResults(
  executor: Executor,
  leagueId: string,
  since: Date,
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select home_team_id as "homeKey", away_team_id as "awayKey", home_score as "homeGoals",
      away_score as "awayGoals"
      from events
     where league_id = ${leagueId} and state = 'finished' and start_time >= ${since}::timestamptz
     order by start_time, id`.execute(executor);
  return rows;
}
