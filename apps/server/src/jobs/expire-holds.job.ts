import { defineJob } from './job.ts';

/** Gives back what was held longer than its time. */
export const expireHolds = defineJob({
  name: 'expire-holds',
  everyMs: 60_000,
  leader: true,
  run: async (context) => {
    await context.ledger.expireHolds();
  },
});
