import { playDemoMatches } from '../modules/sportsbook/index.ts';
import { defineJob } from './job.ts';

/** Moves the demo leagues: kick-offs, minutes, goals, prices, results. */
export const playDemo = defineJob({
  name: 'play-demo-matches',
  everyMs: 2000,
  onStart: true,
  leader: true,
  async run(context) {
    await playDemoMatches(context);
  },
});
