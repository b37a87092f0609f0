import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const vip = defineCall({
  method: 'POST',
  path: '/api/auth/vip',
  access: 'player',
  summary: 'Progress to the next VIP level.',
  request: z.object({ ...meFields }),
  response: z.object({
    nextLevel: z.array(
      z.object({
        starting_deposit: z.string(),
        cycle_deposit: z.string(),
        deposit_next: z.string(),
        starting_turnover: z.string(),
        cycle_turnover: z.string(),
        turnover_next: z.string(),
        vip_name: z.string(),
        vip_name_next: z.nullable(z.string()),
      }),
    ),
    /** What the level asks for in the present cycle; null where it is kept for ever. */
    keep: z.nullable(
      z.object({
        ends_at: z.string(),
        deposit_done: z.string(),
        deposit_needed: z.string(),
        turnover_done: z.string(),
        turnover_needed: z.string(),
        level_below: z.string(),
      }),
    ),
  }),
  errors: [],
});
