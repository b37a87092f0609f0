import { claimInbox, getInbox, readInbox } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { claim } from './claim.service.ts';
import { inboxOf } from './list-inbox.service.ts';
import { readMessages } from './read-inbox.service.ts';

/** What inbox adds to the server. */
export const inboxModule = defineModule({
  routes: [
    defineRoute(getInbox, async (context) => ({
      value: await inboxOf(context),
    })),
    defineRoute(readInbox, readMessages),
    defineRoute(claimInbox, claim),
  ],
});
