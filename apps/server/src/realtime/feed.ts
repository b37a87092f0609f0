import type { Database } from '@pavilion/database';
import type { Logger } from '../observability/logger.ts';
import { realtimeWrittenChannel } from './database-publisher.store.ts';
import type { NumberedEvent } from './event-row.ts';
import { numberEvents, readEventsAfter, readLastSeq } from './event.store.ts';

/** NOTIFY channel that says: there are newly numbered events. */
const realtimeNumberedChannel = 'realtime_numbered';
const batchSize = 500;

/** The stream of numbered events in this process. */
export interface Feed {
  /** Number of the last event handed on. */
  lastSeq(): number;
  close(): Promise<void>;
}

export interface FeedReceiver {
  /** What this process must know itself before anybody hears of the event; when it fails the event is read again. */
  prepare(event: NumberedEvent): Promise<void> | null;
  deliver(event: NumberedEvent): void;
}

/** Numbers what was written and hands every numbered event on, in order, whichever process wrote it. */
export async function startFeed(
  ports: { database: Database; logger: Logger },
  { prepare, deliver }: FeedReceiver,
): Promise<Feed> {
  const { database } = ports;
  let lastSeq = await readLastSeq(database.db);
  const number = repeatedly(ports.logger, () => numberEvents(database, realtimeNumberedChannel));
  const read = repeatedly(ports.logger, async () => {
    for (;;) {
      const events = await readEventsAfter(database.db, lastSeq, batchSize);
      for (const event of events) {
        const prepared = prepare(event);
        if (prepared) await prepared;
        lastSeq = event.seq;
        deliver(event);
      }
      if (events.length < batchSize) return;
    }
  });
  const catchUp = (): void => {
    number.ask();
    read.ask();
  };
  const stops = await Promise.all([
    database.listen(realtimeWrittenChannel, number.ask, { onResumed: catchUp }),
    database.listen(realtimeNumberedChannel, read.ask, { onResumed: catchUp }),
  ]);
  number.ask();
  return {
    lastSeq: () => lastSeq,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all([number.settled(), read.settled()]);
    },
  };
}

/** Runs work on request, never twice at once; requests during a run make one more run. */
function repeatedly(logger: Logger, work: () => Promise<void>) {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await work().catch((error: unknown) =>
        logger.error({ err: error }, 'the realtime feed failed'),
      );
    }
    running = null;
  };
  return {
    ask(): void {
      isAsked = true;
      running ??= run();
    },
    settled: async (): Promise<void> => {
      isAsked = false;
      await running;
    },
  };
}
