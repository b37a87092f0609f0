import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { playDemoRaces } from './play-demo-races.service.ts';
import { topUpDemoRaces } from './top-up-demo-races.service.ts';

/** What the demo's races add to the server. */
export const demoRacesModule = defineModule({
  jobs: [
    /** Moves them: withdrawals, the off, results. */
    defineJob({
      name: 'play-demo-races',
      everyMs: 5000,
      onStart: true,
      leader: true,
      async run(context) {
        await playDemoRaces(context);
      },
    }),
    /** Offers the cards that come into reach. */
    defineJob({
      name: 'top-up-demo-races',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        await topUpDemoRaces(context);
      },
    }),
  ],
});
