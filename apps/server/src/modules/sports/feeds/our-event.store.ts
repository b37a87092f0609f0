import type { Executor, EventRunner } from '@pavilion/database';
import type { Sport } from '@pavilion/sports';
import type { EventRow } from '../sportsbook/index.ts';

/** An event of ours as far as a source may change it. */
export interface OurEvent {
  row: EventRow;
  sport: Sport;
  runners: readonly EventRunner[];
}

/** The event. Call under `lockEvent`; throws when there is none. */
export async function readOurEvent(executor: Executor, eventId: string): Promise<OurEvent> {
  const row = await executor
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  // The sports of the database are those of the catalogue.
  return { row, sport: row.sport as Sport, runners: row.runners };
}

/** The code of a league, by which the trading file names it. */
export async function readLeagueCode(executor: Executor, leagueId: string): Promise<string> {
  const { code } = await executor
    .selectFrom('leagues')
    .select('code')
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return code;
}

/** Who entered the newest result of an event, and what of it is shown. */
interface KnownResult {
  kind: 'score' | 'void';
  reason: string;
  homeScore: number | null;
  awayScore: number | null;
}

/** The newest result of an event; null before its end. What was decided early is none. */
export async function readNewestResult(
  executor: Executor,
  eventId: string,
): Promise<KnownResult | null> {
  const row = await executor
    .selectFrom('event_results')
    .select(['kind', 'reason', 'home_score as homeScore', 'away_score as awayScore'])
    .where('event_id', '=', eventId)
    .where('kind', '<>', 'interim')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.kind === 'interim' ? null : { ...row, kind: row.kind };
}

/** As long as a bet waits at most, in seconds. */
const longestDelay = 60;

/** What a source says of how long bets in play wait, within bounds; null where it says nothing. */
export const delayTold = (seconds: number | null): number | null =>
  seconds === null ? null : Math.min(seconds, longestDelay);

/** Bets in play on the event wait as long as its source says, where that is longer. */
export async function writeDelay(
  executor: Executor,
  eventId: string,
  delaySeconds: number | null,
): Promise<void> {
  await executor
    .updateTable('events')
    .set({ delay_seconds: delaySeconds })
    .where('id', '=', eventId)
    .where('delay_seconds', 'is distinct from', delaySeconds)
    .execute();
}

/** Bets are taken on the event while it is live, and whose prices it carries. */
export async function writeAllowsLive(executor: Executor, eventId: string): Promise<void> {
  await executor
    .updateTable('events')
    .set({ allows_live: true })
    .where('id', '=', eventId)
    .where('allows_live', '=', false)
    .execute();
}
