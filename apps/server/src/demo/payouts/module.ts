import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { runSandboxPayouts } from './run-sandbox-payouts.service.ts';

/** What the payout sandbox adds to the server. */
export const demoPayoutsModule = defineModule({
  jobs: [
    /** Plays the payout sandbox: decides its payouts and sends what it has to tell us. */
    defineJob({
      name: 'run-sandbox-payouts',
      everyMs: 1000,
      leader: true,
      async run(context) {
        await runSandboxPayouts(context);
      },
    }),
  ],
});
