import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { prize } from '../../shared/rewards.ts';

export const referralOverview = defineCall({
  method: 'POST',
  path: '/api/rewards/referral_overview',
  access: 'player',
  summary: 'The player’s link, what it brings, and how it stands.',
  request: z.object({ ...meFields }),
  response: z.object({
    referral_code: z.string(),
    link: z.string(),
    is_open: z.boolean(),
    plan: z.nullable(
      z.object({
        percent: z.int(),
        friend_prize: z.nullable(prize),
        own_prize: z.nullable(prize),
        min_deposit: z.string(),
        min_turnover: z.string(),
        must_verify: z.boolean(),
        within_days: z.int(),
      }),
    ),
    tiers: z.array(z.object({ from: z.int(), prize, reached: z.boolean() })),
    counts: z.object({
      joined: z.int(),
      verified: z.int(),
      deposited: z.int(),
      qualified: z.int(),
      checking: z.int(),
      refused: z.int(),
    }),
    earned: z.object({ cash: z.string(), token: z.string() }),
  }),
  errors: [],
});
