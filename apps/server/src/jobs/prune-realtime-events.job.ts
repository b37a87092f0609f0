import { eventsKeptMs } from '../realtime/event-row.ts';
import { pruneEvents } from '../realtime/event.store.ts';
import { defineJob } from './job.ts';

/** Forgets events older than an hour: a socket away for longer fetches anew. */
export const pruneRealtimeEvents = defineJob({
  name: 'prune-realtime-events',
  everyMs: 5 * 60 * 1000,
  leader: true,
  run: (context) =>
    pruneEvents(context.database.db, new Date(context.clock.now().getTime() - eventsKeptMs)),
});
