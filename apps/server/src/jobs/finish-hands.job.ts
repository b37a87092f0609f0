import { finishStaleHands } from '../modules/play/index.ts';
import { defineJob } from './job.ts';

/** Hands that nobody played on for a day end by their game's rule. */
export const finishHands = defineJob({
  name: 'finish-hands',
  everyMs: 60_000,
  onStart: true,
  leader: true,
  run: async (context) => {
    await finishStaleHands(context);
  },
});
