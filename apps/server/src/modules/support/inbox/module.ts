import { claimInbox, getInbox, readInbox } from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { claim } from './claim.service.ts';
import { inboxOf } from './list-inbox.service.ts';
import { readMessages } from './read-inbox.service.ts';
import { personalData } from './personal-data.ts';

/** What inbox adds to the server. */
export const inboxModule = defineModule({
  personal: personalData,
  references: [referenceBy('inbox_id', 'inbox')],
  routes: [
    defineRoute(getInbox, async (context) => ({
      value: await inboxOf(context),
    })),
    defineRoute(readInbox, readMessages),
    defineRoute(claimInbox, claim),
  ],
});
