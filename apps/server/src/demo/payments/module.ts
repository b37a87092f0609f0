import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { transportOver } from '../../modules/money/payments/index.ts';
import { deliverWebhooks } from './deliver-webhooks.service.ts';
import { registerSandbox } from './sandbox.http.ts';
import { connectTransport } from './tell-webhook.ts';

/** What the payment sandbox adds to the server. */
export const demoPaymentsModule = defineModule({
  /** Its payment page, and the line on which it and the demo's other foreign systems tell. */
  http: async (app, context) => {
    await app.register(async (scope) => registerSandbox(scope, context));
    connectTransport(context, transportOver(app));
  },
  jobs: [
    /** Sends what the payment sandbox has to tell us. */
    defineJob({
      name: 'deliver-sandbox-webhooks',
      everyMs: 1000,
      leader: true,
      async run(context) {
        await deliverWebhooks(context);
      },
    }),
  ],
});
