import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { drawId, proofStep } from '../../shared/lottery.ts';

export const lotteryTicketCheck = defineCall({
  method: 'POST',
  path: '/api/lottery/ticket_check',
  access: 'public',
  summary: 'Whether a ticket, by its text, is in a draw’s list; nobody’s name.',
  request: z.object({
    ...siteFields,
    draw_id: drawId,
    // Fifty lines of twelve numbers with their stakes.
    leaf_text: requiredText(8_000),
  }),
  response: z.object({
    included: z.boolean(),
    seq: z.nullable(z.int()),
    /** Null until the draw is closed. */
    proof: z.nullable(z.array(proofStep)),
  }),
  errors: ['drawNotFound'],
});
