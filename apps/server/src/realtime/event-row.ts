import type { RealtimeEventName } from '@pavilion/contracts';

/** Kept so long: a socket, or a process, that was away for longer begins anew. */
export const eventsKeptMs = 60 * 60 * 1000;

/** Something a socket can be told. */
export interface SocketEvent {
  /** Null: not kept, so nobody resumes from it. */
  seq: number | null;
  siteId: string | null;
  playerId: string | null;
  topic: string;
  name: RealtimeEventName;
  data: unknown;
  at: Date;
}

/** An event of the log for sockets. */
export interface NumberedEvent extends SocketEvent {
  seq: number;
}

/** What processes tell each other by the log; no socket hears it. */
export interface NumberedNotice {
  seq: number;
  id: string;
  topic: null;
  channel: string;
  payload: string;
}

export type LogEntry = NumberedEvent | NumberedNotice;
