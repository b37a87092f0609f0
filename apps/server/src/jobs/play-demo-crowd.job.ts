import { crowdStepMs, playDemoCrowd } from '../modules/demo-crowd/index.ts';
import { defineJob } from './job.ts';

/** Lets the computer players of the demo bet and deposit. */
export const playCrowd = defineJob({
  name: 'play-demo-crowd',
  everyMs: crowdStepMs,
  leader: true,
  async run(context) {
    await playDemoCrowd(context);
  },
});
