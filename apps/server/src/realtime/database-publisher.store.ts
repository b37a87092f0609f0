import { sql } from 'kysely';
import { jsonText, preparedMark, type Executor } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';
import type { Publisher, RealtimeEventDraft } from './publisher.ts';

/** NOTIFY channel that says: there are events without a number. */
export const realtimeWrittenChannel = 'realtime_written';

/** Publishes by rows in `realtime_events` and a NOTIFY, in the caller's transaction and in one statement. */
export function createDatabasePublisher(ports: { clock: Clock; ids: Ids }): Publisher {
  const write = (executor: Executor, events: readonly RealtimeEventDraft[]): Promise<void> =>
    writeEvents(
      executor,
      events.map((event) => ({
        id: ports.ids.next(),
        site_id: event.siteId,
        player_id: event.playerId ?? null,
        topic: event.topic,
        name: event.name,
        data: event.data,
      })),
      ports.clock.now(),
    );
  return {
    publish: (executor, event) => write(executor, [event]),
    async publishAll(executor, events) {
      if (events.length > 0) await write(executor, events);
    },
  };
}

async function writeEvents(executor: Executor, rows: readonly object[], now: Date): Promise<void> {
  // An equal payload: PostgreSQL folds the notices of one transaction into one.
  await sql`${preparedMark}
    with written as (
      insert into realtime_events (id, seq, site_id, player_id, topic, name, data, created_at)
      select x.id, null, x.site_id, x.player_id, x.topic, x.name, x.data, ${now}::timestamptz
        from jsonb_to_recordset(${jsonText(rows)}::jsonb)
             as x (id uuid, site_id uuid, player_id uuid, topic text, name text, data jsonb))
    select pg_notify(${realtimeWrittenChannel}, '')`.execute(executor);
}
