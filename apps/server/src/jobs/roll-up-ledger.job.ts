import { defineJob } from './job.ts';

/** Adds the house's collected movements to its balances, so that reading one stays one row. */
export const rollUpLedger = defineJob({
  name: 'roll-up-ledger',
  everyMs: 5_000,
  leader: true,
  run: async (context) => {
    await context.ledger.rollUp();
  },
});
