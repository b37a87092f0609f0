import { runSandboxPayouts } from '../modules/payouts/index.ts';
import { defineJob } from './job.ts';

/** Plays the payout sandbox: decides its payouts and sends what it has to tell us. */
export const playSandboxPayouts = defineJob({
  name: 'run-sandbox-payouts',
  everyMs: 1000,
  leader: true,
  async run(context) {
    await runSandboxPayouts(context);
  },
});
