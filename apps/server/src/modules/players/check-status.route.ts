import { checkStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { countUnread } from '../inbox/index.ts';
import { readStatus } from './player.store.ts';

export const checkStatusRoute = defineRoute(checkStatus, async (context) => {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const [status, unread] = await Promise.all([readStatus(db, owner), countUnread(db, owner)]);
  return { status, unread };
});
