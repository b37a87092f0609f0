import type { Job } from './job.ts';
import { pruneRealtimeEvents } from './prune-realtime-events.job.ts';
import { pruneSessions } from './prune-sessions.job.ts';
import { sendOutbox } from './send-outbox.job.ts';

/** Every job of the server, one row each. */
export const jobCatalogue: readonly Job[] = [
  sendOutbox,
  pruneSessions,
  pruneRealtimeEvents,
];
