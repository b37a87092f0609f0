import { sendDueMessages } from '../modules/outbox/index.ts';
import { createPushSender } from '../modules/push/index.ts';
import { defineJob } from './job.ts';

/** Hands waiting codes, mails and pushes to their providers. */
export const sendOutbox = defineJob({
  name: 'send-outbox',
  everyMs: 1000,
  leader: true,
  run: (context) => sendDueMessages(context, { push: createPushSender(context) }),
});
