import { reconcilePayouts } from '../modules/payouts/index.ts';
import { defineJob } from './job.ts';

/** Asks payout providers about payouts they did not report on. */
export const reconcileSentPayouts = defineJob({
  name: 'reconcile-payouts',
  everyMs: 10_000,
  onStart: true,
  leader: true,
  async run(context) {
    await reconcilePayouts(context);
  },
});
