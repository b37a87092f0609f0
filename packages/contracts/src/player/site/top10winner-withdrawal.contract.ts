import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const topEntry = z.object({
  account_id: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** Game or match the win came from; empty for withdrawals. */
  source: z.string(),
  /** True for a player of a demo whom the computer plays. */
  is_demo: z.boolean(),
  created_at: z.string(),
});

export const top10winnerWithdrawal = defineCall({
  method: 'POST',
  path: '/api/settings/top10winner_withdrawal',
  access: 'public',
  summary: 'Top winners and withdrawals, and counters.',
  request: z.object({ ...siteFields }),
  response: z.object({
    withrawal: z.array(topEntry),
    winner: z.array(topEntry),
    hour_withdrawal: z.string(),
    registered_player: z.int(),
    active_player: z.int(),
    deposited_player: z.int(),
  }),
  errors: [],
});
