import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { drawCommitment, drawId, drawRecord, drawTier } from '../../shared/lottery.ts';

export const lotteryDrawGet = defineCall({
  method: 'POST',
  path: '/api/lottery/draw_get',
  access: 'public',
  summary: 'A draw with what it can be checked by, its outcome and its winners.',
  request: z.object({ ...siteFields, draw_id: drawId }),
  response: z.object({
    value: z.extend(drawRecord, {
      commitment: drawCommitment,
      /** Null until it is drawn; `void` says why a draw was called off. */
      outcome: z.nullable(z.record(z.string(), z.unknown())),
      tiers: z.array(drawTier),
      /** Most that the draw may have to pay on one number. */
      number_limit: z.nullable(z.string()),
      /** Of games with a choice of prizes: which the draw pays by. */
      prize_table: z.enum(['pavilion', 'pcso']),
      settled_at: z.nullable(z.string()),
    }),
  }),
  errors: ['drawNotFound'],
});
