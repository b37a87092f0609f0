import type { ServerMessage } from '@pavilion/contracts';
import type { SocketEvent } from './event-row.ts';

/** An event as it goes through the line, the same bytes to everybody who hears it. */
export function frameOf(event: SocketEvent): Buffer {
  const message: ServerMessage = {
    type: 'event',
    seq: event.seq,
    topic: event.topic,
    event: event.name,
    data: event.data,
    at: event.at.toISOString(),
  };
  return Buffer.from(JSON.stringify(message));
}
