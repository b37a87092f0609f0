import type { ServerContext } from '../../../context.ts';
import { pruneFiles } from '../files/index.ts';
import { pruneGuests } from '../guests/index.ts';
import { pruneTickets } from '../tickets/index.ts';
import { forgetEndedConversations, listSilent } from './conversation.store.ts';
import { closeSilent } from './desk.service.ts';

/** A talk in which nobody writes for so long is over. */
const silentMs = 24 * 60 * 60_000;

/**
 * Ends silent talks and forgets what was kept as long as it must be: talks, tickets, files, guests.
 */
export async function pruneSupport(context: ServerContext): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const silentSince = new Date(now.getTime() - silentMs);
  await closeSilent(context, await listSilent(database.db, silentSince));
  await forgetEndedConversations(database.db, now);
  await pruneTickets(context);
  await pruneFiles(context);
  await pruneGuests(context);
}
