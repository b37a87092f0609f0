import { tellCashierNews } from '../modules/payments/index.ts';
import { defineJob } from './job.ts';

/** Tells players what became of deposits and withdrawals where the process that moved the money ended before it did. */
export const tellLeftNews = defineJob({
  name: 'tell-cashier-news',
  everyMs: 2000,
  leader: true,
  run: (context) => tellCashierNews(context),
});
