import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { crowdStepMs, playDemoCrowd } from './play-demo-crowd.service.ts';

/** What demo crowd adds to the server. */
export const demoCrowdModule = defineModule({
  jobs: [
    /** Lets the computer players of the demo bet and deposit. */
    defineJob({
      name: 'play-demo-crowd',
      everyMs: crowdStepMs,
      leader: true,
      async run(context) {
        await playDemoCrowd(context);
      },
    }),
  ],
});
