import { advanceRounds } from '../modules/play/index.ts';
import { defineJob } from './job.ts';

/** Shared rounds go on: betting ends, rounds run and are settled, the next one opens. */
export const moveRoundsOn = defineJob({
  name: 'advance-rounds',
  everyMs: 100,
  onStart: true,
  leader: true,
  run: async (context) => {
    await advanceRounds(context);
  },
});
