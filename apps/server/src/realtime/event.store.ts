import { sql, type Selectable } from 'kysely';
import { preparedMark, type Database, type Executor, type Tables } from '@pavilion/database';
import type { RealtimeEventName } from '@pavilion/contracts';
import type { NumberedEvent } from './event-row.ts';

const batchSize = 500;

/** Numbers all events whose transactions are over, and tells the channel when there were any. See its migration. */
export async function numberEvents(database: Database, channel: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`${preparedMark}
      select number_realtime_events(${batchSize}::integer, ${channel}) as count`.execute(
      database.db,
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

/** Events after a number, oldest first. */
export async function readEventsAfter(
  executor: Executor,
  seq: number,
  limit: number,
): Promise<NumberedEvent[]> {
  const rows = await executor
    .selectFrom('realtime_events')
    .selectAll()
    .where('seq', '>', BigInt(seq))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(toEvent);
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
  return rows.map(toEvent);
}

/** Forgets numbered events written before then. */
export async function pruneEvents(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('realtime_events')
    .where('created_at', '<', before)
    .where('seq', 'is not', null)
    .execute();
}

function toEvent(row: Selectable<Tables['realtime_events']>): NumberedEvent {
  return {
    seq: Number(row.seq ?? 0n),
    siteId: row.site_id,
    playerId: row.player_id,
    topic: row.topic,
    name: row.name as RealtimeEventName,
    data: row.data,
    at: row.created_at,
  };
}
