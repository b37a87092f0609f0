import { sendDueMessages } from '../modules/outbox/index.ts';
import { defineJob } from './job.ts';

/** Hands waiting codes and mails to their providers. */
export const sendOutbox = defineJob({
  name: 'send-outbox',
  everyMs: 1000,
  leader: true,
  run: (context) => sendDueMessages(context),
});
