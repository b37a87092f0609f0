import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { pruneDemoSessions } from './demo-purse.ts';

/** What pays for plays and keeps them: a player's wallet, or play money. */
export const purseModule = defineModule({
  jobs: [
    /** Forgets play money that nobody used for a day. */
    defineJob({
      name: 'prune-demo-sessions',
      everyMs: 3_600_000,
      leader: true,
      run: async (context) => {
        await pruneDemoSessions(context);
      },
    }),
  ],
});
