import type { Logger } from '../observability/logger.ts';
import type { SocketEvent } from './event-row.ts';
import { createPacedWork } from './paced.ts';

/** PostgreSQL's limit of a payload is 8,000 bytes. */
const payloadBytesMax = 7900;

/** Sends events that are not kept, gathered: all that came meanwhile go in one statement. */
export function createPassing(
  logger: Logger,
  gapMs: number,
  notify: (texts: readonly string[]) => Promise<void>,
) {
  let waiting: string[] = [];
  const work = createPacedWork(logger, gapMs, async () => {
    const texts = waiting;
    waiting = [];
    await notify(texts);
  });
  return {
    /** False: too large for a notice. */
    send(event: SocketEvent): boolean {
      const text = JSON.stringify(event);
      if (Buffer.byteLength(text) > payloadBytesMax) return false;
      waiting.push(text);
      work.ask();
      return true;
    },
    finish: () => work.finish(),
  };
}

/** What {@link createPassing} sent. */
export function readPassing(text: string): SocketEvent {
  const event = JSON.parse(text) as Omit<SocketEvent, 'at'> & { at: string };
  return { ...event, at: new Date(event.at) };
}
