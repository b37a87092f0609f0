import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { createPushSender } from '../push/index.ts';
import { forgetEndedCodes } from './outbox.service.ts';
import { sendDueMessages } from './send-due.service.ts';
import { personalData } from './personal-data.ts';

/** What outbox adds to the server. */
export const outboxModule = defineModule({
  personal: personalData,
  jobs: [
    /** Blanks the codes in the outbox that are too old to be used. */
    defineJob({
      name: 'forget-codes',
      everyMs: 15_000,
      leader: true,
      run: (context) => forgetEndedCodes(context),
    }),
    /** Hands waiting codes, mails and pushes to their providers. */
    defineJob({
      name: 'send-outbox',
      everyMs: 1000,
      leader: true,
      run: (context, _keys, stop) =>
        sendDueMessages(context, { push: createPushSender(context) }, stop),
    }),
  ],
});
