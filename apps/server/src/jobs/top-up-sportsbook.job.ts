import { ensureDemo, topUpDemo, voidOverdueEvents } from '../modules/sportsbook/index.ts';
import { defineJob } from './job.ts';

/** Offers the matches that come into reach, and gives up those put off for too long. */
export const topUpSportsbook = defineJob({
  name: 'top-up-sportsbook',
  everyMs: 60_000,
  onStart: true,
  leader: true,
  async run(context) {
    if (context.config.seedDemo) await ensureDemo(context);
    await topUpDemo(context);
    await voidOverdueEvents(context);
  },
});
