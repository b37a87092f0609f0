import { closeAbandonedRounds } from '../modules/providers/index.ts';
import { defineJob } from './job.ts';

/** Rounds of studios that stay open are asked about and closed, or reported, within a day. */
export const closeStudioRounds = defineJob({
  name: 'close-abandoned-rounds',
  everyMs: 5 * 60_000,
  onStart: true,
  leader: true,
  run: async (context) => {
    await closeAbandonedRounds(context);
  },
});
