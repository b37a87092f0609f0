import { sql } from 'kysely';
import { jsonText } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';
import type { Publisher } from './publisher.ts';

/** NOTIFY channel that says: there are events without a number. */
export const realtimeWrittenChannel = 'realtime_written';

/** Publishes by a row in `realtime_events` and a NOTIFY, both in the caller's transaction. */
export function createDatabasePublisher(ports: { clock: Clock; ids: Ids }): Publisher {
  return {
    async publish(executor, event) {
      await executor
        .insertInto('realtime_events')
        .values({
          id: ports.ids.next(),
          seq: null,
          site_id: event.siteId,
          player_id: event.playerId ?? null,
          topic: event.topic,
          name: event.name,
          data: jsonText(event.data),
          created_at: ports.clock.now(),
        })
        .execute();
      // An equal payload: PostgreSQL folds the notices of one transaction into one.
      await sql`select pg_notify(${realtimeWrittenChannel}, '')`.execute(executor);
    },
  };
}
