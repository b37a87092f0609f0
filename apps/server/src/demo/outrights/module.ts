import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { playDemoOutrights } from './play-demo-outrights.service.ts';

/** What the demo's outrights add to the server. */
export const demoOutrightsModule = defineModule({
  jobs: [
    /** Offers, prices and ends one for the season of each league. */
    defineJob({
      name: 'play-demo-outrights',
      everyMs: 30_000,
      leader: true,
      async run(context, _keys, stop) {
        await playDemoOutrights(context, stop);
      },
    }),
  ],
});
