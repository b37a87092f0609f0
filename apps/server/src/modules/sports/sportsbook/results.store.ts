import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { writeFacts } from '@pavilion/sports';
import { factsOfResult, type ResultEntry } from './facts-of-result.ts';

/**
 * Enters a result (or a correction) and closes the markets; gives the revision. The same result
 * again gives the revision it has. Settlement follows by itself (`settle-events` job).
 */
export async function enterResult(
  executor: Executor,
  entry: ResultEntry,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select enter_result(${entry.eventId}::uuid, ${saidIn(entry)}, ${entry.reason},
      ${now}::timestamptz) as revision`.execute(executor);
  const revision = rows[0]?.revision;
  if (revision === undefined) throw new Error('enter_result gave no revision');
  return revision;
}

/** What an entry says of an event, as the functions of the database take it. */
const saidIn = (entry: ResultEntry) => sql`${entry.kind}::text, ${entry.homeScore}::integer,
  ${entry.awayScore}::integer, ${jsonText(writeFacts(factsOfResult(entry)))}::jsonb`;

/** Whether an entry tells nothing that the newest result does not say alike. */
export async function isResultKnown(executor: Executor, entry: ResultEntry): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select is_result_known(r, ${saidIn(entry)}) as "isKnown" from event_results r
     where r.event_id = ${entry.eventId}::uuid order by r.revision desc limit 1`.execute(executor);
  return rows[0]?.isKnown ?? false;
}

/**
 * Takes the exclusive lock of an event until the transaction ends: no bet is accepted on it
 * meanwhile.
 */
export async function lockEvent(executor: Executor, eventId: string): Promise<void> {
  await sql`select lock_event(${eventId}::uuid)`.execute(executor);
}

/**
 * Errors of a result are corrected this long after it was settled first (domain rules 2.8); then a
 * person must say so.
 */
export const correctionHours = 24;

/**
 * Whether an event was settled first so long ago that its bets are not settled again by themselves.
 */
export async function isSettledForLong(
  executor: Executor,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const first = await executor
    .selectFrom('event_results')
    .select('settled_at')
    .where('event_id', '=', eventId)
    .where('settled_at', 'is not', null)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  const settledMs = first?.settled_at?.getTime() ?? Infinity;
  return now.getTime() - settledMs > correctionHours * 60 * 60_000;
}

/**
 * Whether an entry would settle bets again that were settled long ago: by another score, or by
 * other halves, corners or cards of the same one.
 */
export async function isLateCorrection(
  executor: Executor,
  entry: ResultEntry,
  now: Date,
): Promise<boolean> {
  if (!(await isSettledForLong(executor, entry.eventId, now))) return false;
  return !(await isResultKnown(executor, entry));
}

/** Postponed events that were not played in the time the rules give them (domain rules 2.8). */
export function findOverdueEvents(
  executor: Executor,
  startBefore: Date,
): Promise<Array<{ id: string }>> {
  return executor
    .selectFrom('events')
    .select('id')
    .where('state', '=', 'postponed')
    .where('original_start_time', '<', startBefore)
    .execute();
}

/** An entry that gives all stakes back. */
export function voidOf(eventId: string, reason: string): ResultEntry {
  return {
    eventId,
    kind: 'void',
    homeScore: null,
    awayScore: null,
    halfTimeHomeScore: null,
    halfTimeAwayScore: null,
    reason,
  };
}
