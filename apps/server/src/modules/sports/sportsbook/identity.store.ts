import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventRow } from './event-write.store.ts';

/** A pair on one ground in a league. */
export interface TeamPair {
  leagueId: string;
  homeTeamId: string;
  awayTeamId: string;
}

/** From the first up to, but without, the second. */
export interface Span {
  from: Date;
  to: Date;
}

/** The matches of a pair on one ground in a time, by start. */
export function findEventsOfPair(
  executor: Executor,
  { leagueId, homeTeamId, awayTeamId }: TeamPair,
  { from, to }: Span,
): Promise<EventRow[]> {
  return executor
    .selectFrom('events')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('home_team_id', '=', homeTeamId)
    .where('away_team_id', '=', awayTeamId)
    .where('start_time', '>=', from)
    .where('start_time', '<', to)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
}

/** Whether matches of a league in a time were made by the files of another source. */
export async function isLedByAnother(
  executor: Executor,
  leagueId: string,
  { from, to }: Span,
  source: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('events')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('source', '<>', source)
    .where('start_time', '>=', from)
    .where('start_time', '<', to)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a team plays in a league in a time. */
export async function playsInLeague(
  executor: Executor,
  leagueId: string,
  teamId: string,
  { from, to }: Span,
): Promise<boolean> {
  const row = await executor
    .selectFrom('events')
    .select('id')
    .where('league_id', '=', leagueId)
    .where((e) => e.or([e('home_team_id', '=', teamId), e('away_team_id', '=', teamId)]))
    .where('start_time', '>=', from)
    .where('start_time', '<', to)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a match of a league in a time has no result yet. */
export async function hasMatchesWaiting(
  executor: Executor,
  leagueId: string,
  { from, to }: Span,
): Promise<boolean> {
  const row = await executor
    .selectFrom('events')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('result_revision', '=', 0)
    .where('start_time', '>=', from)
    .where('start_time', '<', to)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The match somebody said a source means by this key, or null. */
export async function findIdentifiedEvent(
  executor: Executor,
  source: string,
  key: string,
): Promise<EventRow | null> {
  const row = await executor
    .selectFrom('events as e')
    .innerJoin('event_identities as i', 'i.event_id', 'e.id')
    .selectAll('e')
    .where('i.source', '=', source)
    .where('i.key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** From now on this key of this source is that match. */
export async function identifyEvent(
  executor: Executor,
  identity: { source: string; key: string; eventId: string },
): Promise<void> {
  await executor
    .insertInto('event_identities')
    .values({ source: identity.source, key: identity.key, event_id: identity.eventId })
    .onConflict((conflict) =>
      conflict.columns(['source', 'key']).doUpdateSet({ event_id: identity.eventId }),
    )
    .execute();
}

/** League, teams and ids of a match that an operator names; an event without teams is none. */
export async function findEventToIdentify(
  executor: Executor,
  eventId: string,
): Promise<(TeamPair & { id: string; leagueCode: string }) | null> {
  const row = await executor
    .selectFrom('events as e')
    .innerJoin('leagues as l', 'l.id', 'e.league_id')
    .select([
      'e.id',
      'e.league_id as leagueId',
      'e.home_team_id as homeTeamId',
      'e.away_team_id as awayTeamId',
      'l.code as leagueCode',
    ])
    .where(sql<boolean>`e.id::text = ${eventId}`)
    .executeTakeFirst();
  if (!row) return null;
  const { homeTeamId, awayTeamId } = row;
  return homeTeamId === null || awayTeamId === null ? null : { ...row, homeTeamId, awayTeamId };
}
