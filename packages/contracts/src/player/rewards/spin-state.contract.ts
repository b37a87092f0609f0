import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { prize, spinRecord } from '../../shared/rewards.ts';

export const spinState = defineCall({
  method: 'POST',
  path: '/api/rewards/spin_state',
  access: 'player',
  summary: 'The wheel of the day as it stands for the player.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.object({
      wheel_code: z.string(),
      version: z.int(),
      segments: z.array(z.object({ index: z.int(), label: z.string(), weight: z.number(), prize })),
      total_weight: z.number(),
      eligible: z.boolean(),
      reason: z.nullable(z.string()),
      local_date: z.string(),
      time_zone: z.string(),
      next_at: z.string(),
      streak: z.object({
        days: z.int(),
        length: z.int(),
        calendar: z.array(
          z.object({
            local_date: z.string(),
            day: z.int(),
            state: z.enum(['done', 'today', 'missed', 'future']),
            prize: z.nullable(prize),
          }),
        ),
      }),
      last: z.nullable(spinRecord),
    }),
  }),
  errors: ['gameUnavailable'],
});
