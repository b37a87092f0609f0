import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { transportOver } from '../../modules/payments/index.ts';
import { connectCheckTransport, runSandboxChecks } from './run-sandbox-checks.service.ts';

/** What the checker of the demo adds to the server. */
export const demoChecksModule = defineModule({
  http: async (app, context) => connectCheckTransport(context, transportOver(app)),
  jobs: [
    /** Plays the built-in checker: tells what it found about documents it has looked at long enough. */
    defineJob({
      name: 'run-sandbox-checks',
      everyMs: 2000,
      leader: true,
      async run(context) {
        await runSandboxChecks(context);
      },
    }),
  ],
});
