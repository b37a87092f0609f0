import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { momentsColumn, type ToldResult } from './pick-results.store.ts';

/** Events under way whose newest final facts nobody has looked at. */
export async function findEventsToDecide(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('events')
    .select('id')
    .where('final_facts', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes the final facts of an event before its end: they are looked at once. Null where there are
 * none, or its result is there. Call under `lockEvent`.
 */
export async function takeFinalFacts(
  executor: Executor,
  eventId: string,
): Promise<ToldResult | null> {
  const { rows } = await sql<ToldResult & { hasEnded: boolean }>`
    with told as (
      select e.id, e.sport, e.start_time as "startTime", e.final_facts as facts,
             e.result_revision > 0 as "hasEnded"
        from events e where e.id = ${eventId}::uuid and e.final_facts is not null),
    taken as (update events e set final_facts = null from told t where e.id = t.id)
    select sport, "startTime", facts, "hasEnded" from told`.execute(executor);
  const [told] = rows;
  return told === undefined || told.hasEnded ? null : told;
}

/** Enters facts as an interim result; gives its revision. */
export async function enterInterim(
  executor: Executor,
  eventId: string,
  { facts, momentsMs, now }: { facts: unknown; momentsMs: readonly number[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select enter_interim(${eventId}::uuid, ${jsonText(facts)}::jsonb,
      ${momentsColumn(momentsMs)}, ${now}::timestamptz) as revision`.execute(executor);
  const revision = rows[0]?.revision;
  if (revision === undefined) throw new Error('enter_interim gave no revision');
  return revision;
}

/** Keeps an interim result whose picks are worked out where it changes a leg. */
export async function keepInterim(
  executor: Executor,
  { id, revision }: { id: string; revision: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isKept: boolean }>`
    select keep_interim(${id}::uuid, ${revision}::integer, ${now}::timestamptz)
      as "isKept"`.execute(executor);
  return rows[0]?.isKept === true;
}
