import type { ServerModule } from '../../module.ts';
import { inboxModule } from './inbox/module.ts';
import { noticesModule } from './notices/module.ts';
import { offersModule } from './offers/module.ts';
import { outboxModule } from './outbox/module.ts';
import { pushModule } from './push/module.ts';

/** What a site says to its players: inbox, notices, mails, offers. */
export const supportArea: readonly ServerModule[] = [
  inboxModule,
  noticesModule,
  offersModule,
  outboxModule,
  pushModule,
];
