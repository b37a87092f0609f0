import type { ServerContext } from '../../../context.ts';
import { deleteEndedMutes } from './moderation.store.ts';
import { deleteRoomMessages } from './room-messages.store.ts';

const keptMs = 90 * 24 * 60 * 60_000;

/** Forgets what was said in rooms too long ago, and mutes that are over. */
export async function pruneRooms({ database, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  await deleteRoomMessages(database.db, new Date(now.getTime() - keptMs));
  await deleteEndedMutes(database.db, now);
}
