import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { Sport } from '@pavilion/sports';

export type EventRow = Selectable<Tables['events']>;

export function findBySourceKeys(
  executor: Executor,
  sourceKeys: readonly string[],
): Promise<EventRow[]> {
  return executor
    .selectFrom('events')
    .selectAll()
    .where('source_key', 'in', sourceKeys)
    .orderBy('source_key')
    .execute();
}

/**
 * Lets one import at a time look for the matches of a pair and add to them, until the transaction
 * ends.
 */
export async function lockPair(executor: Executor, pair: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 3))`.execute(executor);
}

export interface NewEvent {
  id: string;
  leagueId: string;
  sourceKey: string;
  /** Football where it is left out. */
  sport?: Sport;
  /** Whose file makes it. */
  source?: string;
  homeTeamId: string;
  awayTeamId: string;
  startTime: Date;
  /** The day alone, while the time is not told. */
  startDay?: string | null;
  allowsLive: boolean;
  now: Date;
}

/** Inserts an upcoming event; gives false when its source key is known. */
export async function insertEvent(executor: Executor, event: NewEvent): Promise<boolean> {
  const row = await executor
    .insertInto('events')
    .values({
      id: event.id,
      league_id: event.leagueId,
      source_key: event.sourceKey,
      source: event.source ?? null,
      sport: event.sport ?? 'football',
      home_team_id: event.homeTeamId,
      away_team_id: event.awayTeamId,
      start_time: event.startTime,
      start_day: event.startDay ?? null,
      original_start_time: event.startTime,
      allows_live: event.allowsLive,
      minute: null,
      home_score: null,
      away_score: null,
      updated_at: event.now,
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When a match begins: an instant, or the day alone with the instant it starts at. */
export interface AnnouncedStart {
  startTime: Date;
  startDay: string | null;
}

/**
 * Moves an event that has not begun to another time. Open bets keep the kick-off they were accepted
 * for, from which the rules count; without any, the new one is the first. Call it under
 * `lockEvent`.
 */
export async function moveStart(
  executor: Executor,
  eventId: string,
  { startTime, startDay }: AnnouncedStart,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('events')
    .set({
      start_time: startTime,
      start_day: startDay,
      original_start_time: (await hasOpenBets(executor, eventId)) ? undefined : startTime,
      state: 'upcoming',
      updated_at: now,
    })
    .where('id', '=', eventId)
    .where('state', 'in', ['upcoming', 'postponed'])
    .execute();
}

/** Whether bets on the event wait for its result. */
export async function hasOpenBets(executor: Executor, eventId: string): Promise<boolean> {
  const leg = await executor
    .selectFrom('bet_legs')
    .select('bet_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return leg !== undefined;
}

/**
 * Notes that a match began earlier than we knew. Its bets placed since then are void at the
 * settlement, so call it under `lockEvent` and together with the result.
 */
export async function setEarlierStart(
  executor: Executor,
  eventId: string,
  startTime: Date,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('events')
    .set({ start_time: startTime, start_day: null, updated_at: now })
    .where('id', '=', eventId)
    .where('start_time', '>', startTime)
    .execute();
}

/**
 * Whether bets before the match that were placed at this time or later are already settled as won
 * or lost.
 */
export async function hasSettledBetsSince(
  executor: Executor,
  eventId: string,
  since: Date,
): Promise<boolean> {
  const leg = await executor
    .selectFrom('bet_legs')
    .select('bet_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'settled')
    .where('home_score', 'is not', null)
    // What is void already, by the rules or as a late one, was paid nothing to be taken back.
    .where('result', '<>', 'void')
    .where('is_live', '=', false)
    .where('accepted_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return leg !== undefined;
}

export async function postponeEvent(executor: Executor, eventId: string, now: Date): Promise<void> {
  await executor
    .updateTable('events')
    .set({ state: 'postponed', updated_at: now })
    .where('id', '=', eventId)
    .where('state', '=', 'upcoming')
    .execute();
}

/**
 * State, minute and headline score (goals, points, sets won) of an event under way; null where its
 * sport counts no minutes. Call under `lockEvent`.
 */
export async function updateLive(
  executor: Executor,
  eventId: string,
  live: { minute: number | null; homeScore: number; awayScore: number },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('events')
    .set({
      state: 'live',
      minute: live.minute,
      home_score: live.homeScore,
      away_score: live.awayScore,
      updated_at: now,
    })
    .where('id', '=', eventId)
    .where('state', 'in', ['upcoming', 'live'])
    .execute();
}
