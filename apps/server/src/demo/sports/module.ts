import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { playDemoSports } from './play-demo-sports.service.ts';
import { topUpDemoSports } from './top-up-demo-sports.service.ts';

/** What the demo's sports beside football add to the server. */
export const demoSportsModule = defineModule({
  jobs: [
    /** Moves their events: starts, scores, prices, results. */
    defineJob({
      name: 'play-demo-sports',
      everyMs: 2000,
      onStart: true,
      leader: true,
      async run(context) {
        await playDemoSports(context);
      },
    }),
    /** Offers the events that come into reach. */
    defineJob({
      name: 'top-up-demo-sports',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        await topUpDemoSports(context);
      },
    }),
  ],
});
