import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { playDemoMatches } from './play-demo.service.ts';
import { priceNearMatches } from './price-near.service.ts';
import { topUpDemo } from './top-up-demo.service.ts';

/** What the demo leagues add to the server. */
export const demoMatchesModule = defineModule({
  jobs: [
    /**
     * Moves the demo leagues: kick-offs, minutes, goals, prices, results; and prices those that
     * come near.
     */
    defineJob({
      name: 'play-demo-matches',
      everyMs: 2000,
      onStart: true,
      leader: true,
      async run(context) {
        await playDemoMatches(context);
        await priceNearMatches(context);
      },
    }),
    /** Offers the matches of the demo that come into reach. */
    defineJob({
      name: 'top-up-demo-matches',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        await topUpDemo(context);
      },
    }),
  ],
});
