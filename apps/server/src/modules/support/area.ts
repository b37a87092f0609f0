import type { ServerModule } from '../../module.ts';
import { assistantModule } from './assistant/module.ts';
import { chatModule } from './chat/module.ts';
import { filesModule } from './files/module.ts';
import { guestsModule } from './guests/module.ts';
import { inboxModule } from './inbox/module.ts';
import { noticesModule } from './notices/module.ts';
import { offersModule } from './offers/module.ts';
import { outboxModule } from './outbox/module.ts';
import { pushModule } from './push/module.ts';
import { ticketsModule } from './tickets/module.ts';

/**
 * What a site says to its players, and they to it: inbox, notices, mails, offers, chat, tickets,
 * assistant.
 */
export const supportArea: readonly ServerModule[] = [
  inboxModule,
  noticesModule,
  offersModule,
  outboxModule,
  pushModule,
  guestsModule,
  chatModule,
  ticketsModule,
  assistantModule,
  filesModule,
];
