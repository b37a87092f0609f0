import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const betTotals = defineCall({
  method: 'POST',
  path: '/api/sports/bet_totals',
  access: 'player',
  summary: 'What the open bets of the player come to, and how many were settled since they looked.',
  request: z.object(meFields),
  response: z.object({
    open_count: z.int(),
    /** Without what was cashed out. */
    open_stake: z.string(),
    open_potential: z.string(),
    /** What all of them would be paid now that can be cashed out. */
    cash_out_total: z.string(),
    unseen_settled: z.int(),
  }),
  errors: [],
});
