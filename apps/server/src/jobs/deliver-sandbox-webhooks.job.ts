import { deliverWebhooks } from '../modules/payments/index.ts';
import { defineJob } from './job.ts';

/** Sends what the payment sandbox has to tell us. */
export const deliverSandboxWebhooks = defineJob({
  name: 'deliver-sandbox-webhooks',
  everyMs: 1000,
  leader: true,
  async run(context) {
    await deliverWebhooks(context);
  },
});
