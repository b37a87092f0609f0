import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const voucherList = defineCall({
  method: 'POST',
  path: '/api/rewards/voucher_list',
  access: 'player',
  summary: 'Free bets and boosts of the player.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        voucher_id: z.string(),
        kind: z.enum(['free_bet', 'odds_boost']),
        amount: z.nullable(z.string()),
        boost_percent: z.nullable(z.int()),
        max_extra: z.nullable(z.string()),
        max_stake: z.nullable(z.string()),
        min_odds: z.nullable(z.string()),
        max_odds: z.nullable(z.string()),
        min_legs: z.int(),
        sports: z.array(z.string()),
        bet_types: z.array(z.string()),
        state: z.enum(['open', 'staked', 'used', 'over']),
        expires_at: z.string(),
        bet_id: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});
