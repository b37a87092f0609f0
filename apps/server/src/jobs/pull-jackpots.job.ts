import { pullJackpots } from '../modules/providers/index.ts';
import { defineJob } from './job.ts';

/** What stands in the jackpots of studios: their tiles show it, and no longer than it is fresh. */
export const pullStudioJackpots = defineJob({
  name: 'pull-jackpots',
  everyMs: 30_000,
  onStart: true,
  leader: true,
  run: pullJackpots,
});
