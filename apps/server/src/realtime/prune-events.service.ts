import type { ServerContext } from '../context.ts';
import { eventsKeptMs } from './event-row.ts';
import { pruneEvents } from './event.store.ts';

/** Forgets events that no socket comes back for any more. */
export async function forgetOldEvents({ database, clock }: ServerContext): Promise<void> {
  await pruneEvents(database.db, new Date(clock.now().getTime() - eventsKeptMs));
}
