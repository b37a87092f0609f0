import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

/** What the messages of a source about one event came to. */
export interface FeedEvent {
  key: string;
  /** Null while it is not known what the source means. */
  eventId: string | null;
  state: unknown;
  /** When a price that waits is believed; null where none waits. */
  waitsUntil: Date | null;
}

const columns = ['key', 'event_id as eventId', 'state', 'waits_until as waitsUntil'] as const;

/** Events of a source by its ids. Call under `lockSource`. */
export async function readFeedEvents(
  executor: Executor,
  source: string,
  keys: readonly string[],
): Promise<Map<string, FeedEvent>> {
  const rows = await executor
    .selectFrom('feed_events')
    .select(columns)
    .where('source', '=', source)
    .where(sql<boolean>`key = any (${keys}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Events of a source of which it is not known what they are. Call under `lockSource`. */
export function readUnmappedEvents(executor: Executor, source: string): Promise<FeedEvent[]> {
  return executor
    .selectFrom('feed_events')
    .select(columns)
    .where('source', '=', source)
    .where('event_id', 'is', null)
    .orderBy('key')
    .execute();
}

/** Events of a source that are shown and not over. Call under `lockSource`. */
export function readOpenFeedEvents(executor: Executor, source: string): Promise<FeedEvent[]> {
  return executor
    .selectFrom('feed_events as f')
    .innerJoin('events as e', 'e.id', 'f.event_id')
    .select(['f.key', 'f.event_id as eventId', 'f.state', 'f.waits_until as waitsUntil'])
    .where('f.source', '=', source)
    .where('e.state', 'in', ['upcoming', 'live'])
    .orderBy('f.key')
    .execute();
}

/** Keeps what the messages of events came to. Call under `lockSource`. */
export async function writeFeedEvents(
  executor: Executor,
  source: string,
  events: readonly FeedEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into feed_events (source, key, event_id, state, waits_until, updated_at)
    select ${source}, x.key, x."eventId", x.state, x."waitsUntil", ${now}::timestamptz
      from jsonb_to_recordset(${jsonText(events)}::jsonb)
        as x (key text, "eventId" uuid, state jsonb, "waitsUntil" timestamptz)
    on conflict (source, key) do update set event_id = excluded.event_id, state = excluded.state,
      waits_until = excluded.waits_until, updated_at = excluded.updated_at`.execute(executor);
}

/** Those of our events that a source tells of already. */
export async function readToldEvents(
  executor: Executor,
  source: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await executor
    .selectFrom('feed_events')
    .select('event_id')
    .where('source', '=', source)
    .where(sql<boolean>`event_id = any (${eventIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ event_id }) => event_id));
}

/** Events of sources with a price that has waited long enough. */
export async function readWaitedOut(
  executor: Executor,
  now: Date,
): Promise<{ source: string; key: string }[]> {
  return executor
    .selectFrom('feed_events')
    .select(['source', 'key'])
    .where('waits_until', '<=', now)
    .orderBy('source')
    .orderBy('key')
    .execute();
}

/**
 * Our events that are not over and that no other source is heard to tell of, in the order in which
 * slips lock them.
 */
export async function readToldByOne(executor: Executor, source: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from feed_events f join events e on e.id = f.event_id
     where f.source = ${source} and e.state in ('upcoming', 'live') and not exists (
       select from feed_events o join feed_sources s on s.name = o.source
        where o.event_id = e.id and o.source <> ${source} and s.heard_at is not null
          and not s.is_stopped)
     order by e.id`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * The source that makes the prices of an event: of those heard of the one of the lowest rank, the
 * first by name among equals; null where none is heard of.
 */
export async function readLeadingSource(
  executor: Executor,
  eventId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('feed_events as f')
    .innerJoin('feed_sources as s', 's.name', 'f.source')
    .select('s.name')
    .where('f.event_id', '=', eventId)
    .where('s.is_stopped', '=', false)
    .orderBy('s.rank')
    .orderBy('s.name')
    .executeTakeFirst();
  return row?.name ?? null;
}
