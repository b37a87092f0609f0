import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { cashOutOffer, partInput } from '../../shared/cash-out.ts';
import { id, meFields } from '../../shared/fields.ts';

export const cashOutQuote = defineCall({
  method: 'POST',
  path: '/api/sports/cash_out_quote',
  access: 'player',
  summary: 'What bets of the player, or a part of each, would be paid now.',
  request: z.object({
    ...meFields,
    bet_ids: z.array(id).check(z.maxLength(50, 'tooLong')),
    part: z.optional(partInput),
  }),
  response: z.object({ value: z.array(cashOutOffer) }),
  errors: ['betNotFound'],
});
