import { getInbox } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readInbox } from './read-inbox.service.ts';

export const getInboxRoute = defineRoute(getInbox, async (context) => ({
  value: await readInbox(context),
}));
