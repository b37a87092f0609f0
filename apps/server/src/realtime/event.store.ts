import { sql, type Selectable } from 'kysely';
import { inTransaction, type Database, type Executor, type Tables } from '@pavilion/database';
import type { RealtimeEventName } from '@pavilion/contracts';
import type { NumberedEvent } from './event-row.ts';

const batchSize = 500;

/**
 * Numbers events whose transactions are over and gives how many. The counter's row is the lock: the next numberer starts after this one
 * committed, so a number that can be read has every lower one before it.
 */
export async function numberEvents(database: Database): Promise<number> {
  const waiting = await database.db
    .selectFrom('realtime_events')
    .select('id')
    .where('seq', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return 0;
  return inTransaction(database, async (executor) => {
    await executor
      .insertInto('realtime_counter')
      .values({ only_row: true, last_seq: 0n })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { last_seq: last } = await executor
      .selectFrom('realtime_counter')
      .select('last_seq')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ count: bigint }>`
      with waiting as (select id from realtime_events where seq is null order by id limit ${batchSize}),
      ordered as (select id, row_number() over (order by id) as place from waiting),
      numbered as (update realtime_events set seq = ${last}::bigint + ordered.place
        from ordered where ordered.id = realtime_events.id returning 1)
      select count(*) as count from numbered`.execute(executor);
    const count = rows[0]?.count ?? 0n;
    await executor
      .updateTable('realtime_counter')
      .set({ last_seq: last + count })
      .execute();
    return Number(count);
  });
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
