import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import {
  drawId,
  lotteryErrors,
  lotteryGameCode,
  lotteryTicket,
  playsInput,
} from '../../shared/lottery.ts';

export const lotteryTicketBuy = defineCall({
  method: 'POST',
  path: '/api/lottery/ticket_buy',
  access: 'player',
  summary: 'Buys one ticket for each of some draws: all of them or none.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    game: lotteryGameCode,
    /** These draws; or `ahead`, the next so many. */
    draw_ids: z.optional(
      z.array(drawId).check(z.minLength(1, 'required'), z.maxLength(10, 'tooLong')),
    ),
    ahead: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(10, 'aboveMaximum'))),
    plays: playsInput,
  }),
  response: z.object({ value: z.array(lotteryTicket), ...balanceFields }),
  errors: [...lotteryErrors],
  movesMoney: true,
});
