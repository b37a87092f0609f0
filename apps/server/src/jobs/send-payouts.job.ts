import { sendPayouts } from '../modules/payouts/index.ts';
import { defineJob } from './job.ts';

/** Hands approved withdrawals to their providers once nobody can take them back any more. */
export const sendApprovedPayouts = defineJob({
  name: 'send-payouts',
  everyMs: 2000,
  onStart: true,
  leader: true,
  async run(context) {
    await sendPayouts(context);
  },
});
