import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { lotteryGameCode, lotteryTicket } from '../../shared/lottery.ts';

export const lotteryTicketList = defineCall({
  method: 'POST',
  path: '/api/lottery/ticket_list',
  access: 'player',
  summary: 'Tickets of the player, newest first.',
  request: z.object({
    ...meFields,
    ...pageFields,
    game: z.optional(lotteryGameCode),
    state: z.optional(z.enum(['open', 'settled', 'refunded'])),
  }),
  response: z.object({ value: z.array(lotteryTicket), ...nextCursor }),
  errors: [],
});
