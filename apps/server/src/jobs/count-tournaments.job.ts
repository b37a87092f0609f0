import { countEditions } from '../modules/tournaments/index.ts';
import { defineJob } from './job.ts';

/** Keeps what players have in the tournaments under way, so that a home page need not count a whole day. */
export const countTournaments = defineJob({
  name: 'count-tournaments',
  everyMs: 15_000,
  onStart: true,
  leader: true,
  async run(context) {
    await countEditions(context);
  },
});
