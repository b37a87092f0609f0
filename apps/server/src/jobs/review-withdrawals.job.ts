import { reviewWithdrawals } from '../modules/payouts/index.ts';
import { defineJob } from './job.ts';

/** Looks at new withdrawals: approves by the site's rules, leaves the rest to operators. */
export const reviewNewWithdrawals = defineJob({
  name: 'review-withdrawals',
  everyMs: 2000,
  onStart: true,
  leader: true,
  async run(context) {
    await reviewWithdrawals(context);
  },
});
