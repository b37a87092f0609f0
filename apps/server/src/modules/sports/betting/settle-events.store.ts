import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Events whose newest result has bets to settle (or nothing but the note that it is done). */
export async function findEventsToSettle(
  executor: Executor,
): Promise<Array<{ id: string; revision: number }>> {
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, result_revision as revision from events where settled_revision < result_revision
     order by id`.execute(executor);
  return rows;
}

/** Settles one batch of an event's bets by a revision of its result. See `settle_event` in the migration. */
export async function settleBatch(
  executor: Executor,
  event: { id: string; revision: number },
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
