import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { runSandboxChecks } from './run-sandbox-checks.service.ts';

/** What the checker of the demo adds to the server. */
export const demoChecksModule = defineModule({
  jobs: [
    /**
     * Plays the built-in checker: tells what it found about documents it has looked at long enough.
     */
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
