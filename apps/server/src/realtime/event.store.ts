import { sql, type Selectable } from 'kysely';
import {
  jsonText,
  preparedMark,
  type Database,
  type Executor,
  type Tables,
} from '@pavilion/database';
import type { RealtimeEventName } from '@pavilion/contracts';
import type { LogEntry, NumberedEvent } from './event-row.ts';

const batchSize = 500;

/** An entry of the log that has no number yet. */
export interface WrittenEntry {
  id: string;
  site_id: string | null;
  player_id: string | null;
  /** Null: a notice between processes, `name` being its channel. */
  topic: string | null;
  name: string;
  data: unknown;
}

/** Writes entries with the executor's transaction, in one statement. */
export async function writeEntries(
  executor: Executor,
  entries: readonly WrittenEntry[],
  now: Date,
): Promise<void> {
  await sql`${preparedMark}
    insert into realtime_events (id, seq, site_id, player_id, topic, name, data, created_at)
    select x.id, null, x.site_id, x.player_id, x.topic, x.name, x.data, ${now}::timestamptz
      from json_to_recordset(${jsonText(entries)}::json)
           as x (id uuid, site_id uuid, player_id uuid, topic text, name text, data json)`.execute(
    executor,
  );
}

/**
 * Numbers all events whose transactions are over, and tells the channel when there were any. See
 * `number_realtime_events`.
 */
export async function numberEvents(database: Database, channel: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`${preparedMark}
      select number_realtime_events(${batchSize}::integer, ${channel}) as count`.execute(
      database.newsDb,
    );
    if ((rows[0]?.count ?? 0) < batchSize) return;
  }
}

export async function readLastSeq(executor: Executor): Promise<number> {
  const row = await executor.selectFrom('realtime_counter').select('last_seq').executeTakeFirst();
  return Number(row?.last_seq ?? 0n);
}

/** Lowest number still kept; null when none is. */
export async function readOldestSeq(executor: Executor): Promise<number | null> {
  const row = await executor
    .selectFrom('realtime_events')
    .select((select) => select.fn.min('seq').as('seq'))
    .executeTakeFirst();
  const seq = row?.seq ?? null;
  return seq === null ? null : Number(seq);
}

/** Entries after a number, oldest first. */
export async function readEntriesAfter(
  executor: Executor,
  seq: number,
  limit: number,
): Promise<LogEntry[]> {
  const rows = await executor
    .selectFrom('realtime_events')
    .selectAll()
    .where('seq', '>', BigInt(seq))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** What one listener missed: public events of his site and his own, of the topics he wants. */
export async function readMissed(
  executor: Executor,
  listener: { siteId: string; playerId: string | null; topics: readonly string[] },
  range: { after: number; upTo: number },
  limit: number,
): Promise<NumberedEvent[]> {
  if (listener.topics.length === 0) return [];
  const rows = await executor
    .selectFrom('realtime_events')
    .selectAll()
    .where('seq', '>', BigInt(range.after))
    .where('seq', '<=', BigInt(range.upTo))
    .where((where) =>
      where.or([where('site_id', 'is', null), where('site_id', '=', listener.siteId)]),
    )
    .where((where) =>
      where.or([
        where('player_id', 'is', null),
        ...(listener.playerId === null ? [] : [where('player_id', '=', listener.playerId)]),
      ]),
    )
    .where('topic', 'in', [...listener.topics])
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(toEntry).filter((entry) => entry.topic !== null);
}

/** Forgets numbered events written before then. */
export async function pruneEvents(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('realtime_events')
    .where('created_at', '<', before)
    .where('seq', 'is not', null)
    .execute();
}

function toEntry(row: Selectable<Tables['realtime_events']>): LogEntry {
  const { id, topic, name: channel } = row;
  const seq = Number(row.seq ?? 0n);
  if (topic === null) return { seq, id, topic, channel, payload: String(row.data) };
  return {
    seq,
    siteId: row.site_id,
    playerId: row.player_id,
    topic,
    name: row.name as RealtimeEventName,
    data: row.data,
    at: row.created_at,
  };
}
