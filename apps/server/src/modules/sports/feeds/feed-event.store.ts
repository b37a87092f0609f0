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

/** The same as it is kept, with what the source tells of it. */
export interface KeptFeedEvent extends FeedEvent, Telling {}

/** What a source tells of an event. */
export interface Telling {
  /** Number of its last message with prices; null where it makes none. */
  oddsSeq: number | null;
  /** Whether it told facts. */
  tellsCourse: boolean;
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
  events: readonly KeptFeedEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into feed_events (source, key, event_id, state, waits_until, odds_seq, tells_course,
      updated_at)
    select ${source}, x.key, x."eventId", x.state, x."waitsUntil", x."oddsSeq", x."tellsCourse",
           ${now}::timestamptz
      from jsonb_to_recordset(${jsonText(events)}::jsonb)
        as x (key text, "eventId" uuid, state jsonb, "waitsUntil" timestamptz, "oddsSeq" bigint,
          "tellsCourse" boolean)
    on conflict (source, key) do update set event_id = excluded.event_id, state = excluded.state,
      waits_until = excluded.waits_until, odds_seq = excluded.odds_seq,
      tells_course = excluded.tells_course, updated_at = excluded.updated_at`.execute(executor);
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
