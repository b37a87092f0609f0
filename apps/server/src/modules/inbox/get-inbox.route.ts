import { getInbox } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { inboxOf } from './list-inbox.service.ts';

export const getInboxRoute = defineRoute(getInbox, async (context) => ({
  value: await inboxOf(context),
}));
