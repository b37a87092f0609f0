import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { kindOf } from '../../site/adapters/index.ts';
import { openWebhookDoor } from '../../money/payments/index.ts';
import { checkDocuments } from './check-documents.service.ts';
import { receiveCheckWebhook } from './receive-check-webhook.service.ts';
import { checkWebhookPath } from './webhook-source.ts';

/** What verification checks adds to the server. */
export const verificationChecksModule = defineModule({
  /** The door for webhooks about documents. */
  http: async (app, context) => {
    await app.register(async (scope) =>
      openWebhookDoor(scope, context, {
        path: checkWebhookPath,
        senderOf: (name) => kindOf(context, 'checkers', name),
        receive: receiveCheckWebhook,
      }),
    );
  },
  jobs: [
    /** Gives documents to their checkers, asks about silent ones, ends those that ran out. */
    defineJob({
      name: 'check-documents',
      everyMs: 2000,
      leader: true,
      async run(context) {
        await checkDocuments(context);
      },
    }),
  ],
});
