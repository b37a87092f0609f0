import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const publicTransaction = z.object({
  account_id: z.string(),
  amount: z.string(),
  currency: z.string(),
  created_at: z.string(),
});

export const fetchTransactions = defineCall({
  method: 'POST',
  path: '/api/home/fetch_transactions',
  access: 'public',
  summary: 'Latest deposits and withdrawals of the site, accounts masked.',
  request: z.object({ ...siteFields }),
  response: z.object({
    deposits: z.array(publicTransaction),
    withdrawals: z.array(publicTransaction),
  }),
  errors: [],
});
