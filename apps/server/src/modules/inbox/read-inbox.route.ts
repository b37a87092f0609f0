import { readInbox } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readMessages } from './read-inbox.service.ts';

export const readInboxRoute = defineRoute(readInbox, readMessages);
