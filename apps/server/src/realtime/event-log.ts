import { afterCommit, type Database } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';
import type { Logger } from '../observability/logger.ts';
import type { NumberedEvent } from './event-row.ts';
import { numberEvents, readLastSeq } from './event.store.ts';
import { createLogReader, type EventReceiver } from './log-reader.ts';
import { createNotices } from './notices.ts';
import { createPacedWork } from './paced.ts';
import { createPassing, readPassing } from './passing.ts';
import type { Publisher } from './publisher.ts';
import { createPublisher } from './log-publisher.ts';

/**
 * The one NOTIFY channel: empty payloads say that there are newly numbered events, others are
 * events that are not kept.
 */
const eventLogChannel = 'event_log';
/** At most once in so long does a process notify the others. */
const gatherMs = 25;
/**
 * What a process wrote and did not number, because it died in between, waits no longer than this;
 * and so do lost notices.
 */
const pollMs = 1000;
/**
 * What happened, in one order for all processes: rows that transactions write, numbered once they
 * are committed. It is the only part of the server that notifies, after the commit and apart from
 * it; a crash in between loses nothing, the next process numbers what it finds.
 */
export interface EventLog {
  readonly publisher: Publisher;
  /** Number of the last event handed on. */
  lastSeq(): number;
  /**
   * Hears what `publisher.notify` says on a channel, in this and every other process. `onGap`: some
   * of it was missed. Gives the function that stops.
   */
  hear(channel: string, onPayload: (payload: string) => void, onGap?: () => void): () => void;
  /** Hands every event to the receiver from now on. Gives the function that stops. */
  follow(receiver: EventReceiver): () => void;
  /** The events after a number up to another from memory; null when it no longer has them all. */
  recent(after: number, upTo: number): NumberedEvent[] | null;
  /** Sends what this process wrote on its way and stops. */
  close(): Promise<void>;
}

export async function openEventLog(ports: {
  database: Database;
  logger: Logger;
  clock: Clock;
  ids: Ids;
}): Promise<EventLog> {
  const { database, logger } = ports;
  const notices = createNotices();
  const reader = createLogReader(ports, notices, await readLastSeq(database.db));
  const number = createPacedWork(logger, gatherMs, () => numberEvents(database, eventLogChannel));
  const passing = createPassing(logger, gatherMs, (texts) =>
    database.notify(eventLogChannel, texts),
  );
  const catchUp = (): void => {
    number.ask();
    reader.ask();
  };
  const unlisten = await database.listen(
    eventLogChannel,
    (payload) => {
      if (payload === '') reader.ask();
      else reader.pass(readPassing(payload));
    },
    { onResumed: catchUp },
  );
  const poll = setInterval(catchUp, pollMs);
  poll.unref();
  catchUp();

  return {
    publisher: createPublisher(ports, {
      written: (executor) => afterCommit(executor, number.ask),
      noticed: (executor, notice) => afterCommit(executor, () => notices.tellHere(notice)),
      pass: passing.send,
    }),
    lastSeq: reader.lastSeq,
    hear: (channel, onPayload, onGap) => notices.hear(channel, { onPayload, onGap }),
    follow: reader.follow,
    recent: reader.recent,
    async close() {
      clearInterval(poll);
      await Promise.all([number.finish(), passing.finish()]);
      await unlisten();
      await reader.finish();
    },
  };
}
