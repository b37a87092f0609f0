import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { guestOwner, type Owner } from '../guests/index.ts';
import { findConversation } from './conversation.store.ts';

const prefix = 'chat:';

/** Whether a topic of sockets is a talk's, which only few may hear. */
export const isChatTopic = (topic: string): boolean => topic.startsWith(prefix);

/** Whether a talk belongs to who speaks through a socket: its player, or a guest by his token. */
export async function mayHearChat(
  context: Pick<ServerContext, 'database' | 'clock'>,
  site: Pick<Site, 'id'>,
  { playerId, guestToken }: { playerId: string | null; guestToken: string | null },
  topic: string,
): Promise<boolean> {
  const id = topic.slice(prefix.length);
  if (!isUuid(id)) return false;
  const owns = async (owner: Owner | null): Promise<boolean> =>
    owner !== null && (await findConversation(context.database.db, owner, id)) !== null;
  if (playerId !== null && (await owns({ siteId: site.id, playerId, guestId: null }))) return true;
  return guestToken !== null && owns(await guestOwner(context, site, guestToken));
}
