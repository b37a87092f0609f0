import { endEditions } from '../modules/tournaments/index.ts';
import { defineJob } from './job.ts';

/** Ends the tournaments whose time is over: pays the prizes and opens the next editions. */
export const endTournaments = defineJob({
  name: 'end-tournaments',
  everyMs: 5000,
  onStart: true,
  leader: true,
  async run(context) {
    await endEditions(context);
  },
});
