import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';
import { lotteryTicket, proofStep } from '../../shared/lottery.ts';

export const lotteryTicketGet = defineCall({
  method: 'POST',
  path: '/api/lottery/ticket_get',
  access: 'player',
  summary: 'A ticket of the player with the proof that it was sold before anything decided.',
  request: z.object({ ...meFields, ticket_id: uuid }),
  response: z.object({
    value: z.extend(lotteryTicket, {
      /** Null until the draw is closed. */
      proof: z.nullable(z.array(proofStep)),
      root: z.nullable(z.string()),
    }),
  }),
  errors: ['ticketNotFound'],
});
