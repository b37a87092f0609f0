import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';

export const referralList = defineCall({
  method: 'POST',
  path: '/api/rewards/referral_list',
  access: 'player',
  summary: 'Who came by the player’s link, masked, and what is missing.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({
    value: z.array(
      z.object({
        name: z.string(),
        joined_at: z.string(),
        state: z.enum(['joined', 'verified', 'deposited', 'qualified', 'checking', 'refused']),
        missing: z.array(z.string()),
        turnover_done: z.string(),
        earned: z.string(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
