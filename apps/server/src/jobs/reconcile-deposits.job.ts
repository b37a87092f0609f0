import { reconcileDeposits } from '../modules/payments/index.ts';
import { defineJob } from './job.ts';

/** Asks payment providers about deposits they did not report on, and expires old ones. */
export const reconcilePendingDeposits = defineJob({
  name: 'reconcile-deposits',
  everyMs: 15_000,
  onStart: true,
  leader: true,
  async run(context) {
    await reconcileDeposits(context);
  },
});
