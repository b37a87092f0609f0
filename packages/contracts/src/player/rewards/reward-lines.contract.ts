import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nextCursor, pageFields, requiredText } from '../../shared/fields.ts';
import { playReference } from '../../shared/rewards.ts';

export const rewardLines = defineCall({
  method: 'POST',
  path: '/api/rewards/reward_lines',
  access: 'player',
  summary: 'The plays a cash reward is worked out from, line by line.',
  request: z.object({
    ...meFields,
    reward_code: id,
    period_key: z.optional(requiredText(40)),
    ...pageFields,
  }),
  response: z.object({
    value: z.array(
      z.object({
        reference: playReference,
        at: z.string(),
        stake: z.string(),
        returned: z.string(),
        edge_bp: z.int(),
        rate_bp: z.int(),
        accrued_e8: z.string(),
      }),
    ),
    ...nextCursor,
  }),
  errors: ['promotionNotFound'],
});
