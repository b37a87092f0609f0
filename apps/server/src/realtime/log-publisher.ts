import type { Executor } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';
import type { SocketEvent } from './event-row.ts';
import { writeEntries, type WrittenEntry } from './event.store.ts';
import type { Publisher, RealtimeEventDraft } from './publisher.ts';

interface Steps {
  /** Rows were written with the executor. */
  written(executor: Executor): void;
  noticed(executor: Executor, notice: { id: string; channel: string; payload: string }): void;
  /** False: it cannot go without a row. */
  pass(event: SocketEvent): boolean;
}

/**
 * Writes events as rows with the caller's transaction, and sends what is not kept past the
 * database's tables.
 */
export function createPublisher(ports: { clock: Clock; ids: Ids }, steps: Steps): Publisher {
  const write = async (executor: Executor, entries: readonly WrittenEntry[]): Promise<void> => {
    if (entries.length === 0) return;
    await writeEntries(executor, entries, ports.clock.now());
    steps.written(executor);
  };
  const entryOf = (event: RealtimeEventDraft): WrittenEntry => ({
    id: ports.ids.next(),
    site_id: event.siteId,
    player_id: event.playerId ?? null,
    topic: event.topic,
    name: event.name,
    data: event.data,
  });
  return {
    publish: (executor, event) => write(executor, [entryOf(event)]),
    publishAll: (executor, events) => write(executor, events.map(entryOf)),
    async notify(executor, channel, payload) {
      const id = ports.ids.next();
      const to = { site_id: null, player_id: null, topic: null };
      await write(executor, [{ id, ...to, name: channel, data: payload }]);
      steps.noticed(executor, { id, channel, payload });
    },
    async pass(executor, events) {
      const at = ports.clock.now();
      const tooLarge = events.filter(
        ({ siteId, playerId = null, topic, name, data }) =>
          !steps.pass({ seq: null, siteId, playerId, topic, name, data, at }),
      );
      await write(executor, tooLarge.map(entryOf));
    },
  };
}
