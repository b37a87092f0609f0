import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { isEarly, readFacts, writeFacts, type Facts } from '@pavilion/sports';
import type { EventPlay } from './event-record.ts';

/**
 * Keeps how an event stands and what happened so far; what is told of it goes out by
 * `announceChanges`. Bets are settled by entered results; facts that are final before the end wait
 * here until what they decide is worked out.
 */
export async function writePlay(
  executor: Executor,
  eventId: string,
  { play, facts }: { play: EventPlay; facts: Facts },
): Promise<void> {
  const told = jsonText(writeFacts(facts));
  await sql`
    update events set play = ${jsonText(play)}::jsonb, facts = ${told}::jsonb,
        final_facts = case when ${isEarly(facts)}::boolean
          and facts is distinct from ${told}::jsonb then ${told}::jsonb else final_facts end
     where id = ${eventId}::uuid`.execute(executor);
}

/**
 * Whether whoever tells of an event is heard of; all else that is told of it stays. Call under
 * `lockEvent`; gives whether that changed.
 */
export async function writeFeedState(
  executor: Executor,
  eventId: string,
  feedState: 'fresh' | 'stale',
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update events set play = coalesce(play, '{}') || jsonb_build_object('feed_state',
        ${feedState}::text)
     where id = ${eventId}::uuid
       and play ->> 'feed_state' is distinct from ${feedState}::text`.execute(executor);
  return numAffectedRows > 0n;
}

/** What happened in an event so far, or how it ended; null where nobody tells. */
export async function readPlayFacts(executor: Executor, eventId: string): Promise<Facts | null> {
  const row = await executor
    .selectFrom('events')
    .select('facts')
    .where('id', '=', eventId)
    .executeTakeFirst();
  const read = row?.facts ? readFacts(row.facts) : null;
  return read && 'facts' in read ? read.facts : null;
}

/**
 * What is told of an event: what happened so far, else what its newest result says; null where
 * nobody tells anything.
 */
export async function readTold(executor: Executor, eventId: string): Promise<Facts | null> {
  const played = await readPlayFacts(executor, eventId);
  if (played) return played;
  const row = await executor
    .selectFrom('event_results')
    .select('facts')
    .where('event_id', '=', eventId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = row ? readFacts(row.facts) : null;
  return read && 'facts' in read ? read.facts : null;
}

/** What happened in one of these events that nobody was told of, after the number told last. */
export interface Untold {
  eventId: string;
  toldNo: number;
  facts: Facts;
}

/** Takes what happened in these events and was not told yet; it counts as told from now. */
export async function takeUntold(
  executor: Executor,
  eventIds: readonly string[],
): Promise<Untold[]> {
  const { rows } = await sql<{ id: string; toldNo: number; facts: unknown }>`
    with seen as (
      select e.id, e.told_no, e.facts, coalesce((
               select max((i ->> 'no')::integer)
                 from jsonb_array_elements(e.facts -> 'incidents') i), 0) as last_no
        from events e where e.id = any (${eventIds}::uuid[]) and e.facts is not null),
    told as (
      update events e set told_no = s.last_no from seen s where e.id = s.id
        and s.last_no > e.told_no)
    select id, told_no as "toldNo", facts from seen where last_no > told_no`.execute(executor);
  return rows.flatMap(({ id, toldNo, facts }) => {
    const read = readFacts(facts);
    return 'facts' in read ? [{ eventId: id, toldNo, facts: read.facts }] : [];
  });
}
