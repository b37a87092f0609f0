import { claimInbox } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { claim } from './claim.service.ts';

export const claimInboxRoute = defineRoute(claimInbox, claim);
