import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventRevision } from './pick-results.store.ts';

/**
 * Events whose newest result has bets to settle (or nothing but the note that it is done); of one
 * under way its newest interim result.
 */
export async function findEventsToSettle(executor: Executor): Promise<EventRevision[]> {
  const { rows } = await sql<EventRevision>`
    select id, result_revision as revision from events where settled_revision < result_revision
    union all
    select id, interim_revision from events
     where settled_interim_revision < interim_revision and result_revision = 0
     order by id`.execute(executor);
  return rows;
}

/**
 * Settles one batch of an event's legs by a revision of its result whose picks are worked out. See
 * `settle_event`.
 */
export async function settleLegs(
  executor: Executor,
  event: EventRevision,
  batch: number,
  now: Date,
): Promise<{ betIds: string[]; isDone: boolean }> {
  const { rows } = await sql<{ answer: { bet_ids: string[]; is_done: boolean } }>`
    select settle_event(${event.id}::uuid, ${event.revision}::integer, ${batch}::integer,
      ${now}::timestamptz) as answer`.execute(executor);
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('settle_event gave no answer');
  return { betIds: answer.bet_ids, isDone: answer.is_done };
}
