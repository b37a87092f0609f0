import { settleEvents } from '../modules/betting/index.ts';
import { defineJob } from './job.ts';

/** Settles bets on events that have a new result. */
export const settleBets = defineJob({
  name: 'settle-bets',
  everyMs: 1000,
  onStart: true,
  leader: true,
  async run(context) {
    await settleEvents(context);
  },
});
