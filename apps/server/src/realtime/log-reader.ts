import type { Database } from '@pavilion/database';
import type { Clock } from '@pavilion/domain/ids';
import type { Logger } from '../observability/logger.ts';
import { eventsKeptMs, type LogEntry, type NumberedEvent, type SocketEvent } from './event-row.ts';
import { readEntriesAfter } from './event.store.ts';
import type { Notices } from './notices.ts';
import { createPacedWork } from './paced.ts';
import { createRing } from './ring.ts';

const batchSize = 500;
const ringSize = 2000;

/** Who tells sockets. */
export interface EventReceiver {
  /**
   * What this process must know itself before anybody hears of the event; when it fails the event
   * is read again.
   */
  prepare(event: NumberedEvent): Promise<void> | null;
  deliver(event: SocketEvent): void;
  /** Some events are missed for good. */
  missed(): void;
}

/** Reads the log from a number on and hands on what it says, one entry after the other. */
export function createLogReader(
  { database, logger, clock }: { database: Database; logger: Logger; clock: Clock },
  notices: Notices,
  from: number,
) {
  const ring = createRing(ringSize);
  let receiver: EventReceiver | null = null;
  let lastSeq = from;
  const miss = (): void => {
    ring.clear();
    notices.gap();
    receiver?.missed();
  };
  const take = async (entry: LogEntry): Promise<void> => {
    // Numbers have no gaps: what lies between was forgotten while this process could not read.
    if (entry.seq > lastSeq + 1) miss();
    const prepared = entry.topic === null ? null : receiver?.prepare(entry);
    if (prepared) await prepared;
    lastSeq = entry.seq;
    if (receiver) ring.push(entry);
    if (entry.topic === null) notices.arrive(entry);
    else receiver?.deliver(entry);
  };
  const work = createPacedWork(logger, 0, async () => {
    for (;;) {
      const entries = await readEntriesAfter(database.newsDb, lastSeq, batchSize);
      for (const entry of entries) await take(entry);
      if (entries.length < batchSize) return;
    }
  });
  return {
    ask: work.ask,
    finish: work.finish,
    lastSeq: () => lastSeq,
    /** What is not kept has no place in the order. */
    pass: (event: SocketEvent): void => receiver?.deliver(event),
    follow(next: EventReceiver): () => void {
      receiver = next;
      return () => {
        receiver = null;
        ring.clear();
      };
    },
    recent(after: number, upTo: number): NumberedEvent[] | null {
      const events = ring.between(after, upTo);
      const oldest = events?.[0]?.at.getTime() ?? Infinity;
      return oldest < clock.now().getTime() - eventsKeptMs ? null : events;
    },
  };
}
