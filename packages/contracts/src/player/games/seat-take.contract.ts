import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText } from '../../shared/fields.ts';
import { tableFields } from '../../shared/play.ts';

export const seatTake = defineCall({
  method: 'POST',
  path: '/api/play/seat_take',
  access: 'player',
  summary:
    'Sits down at a table, for show: a bet needs no seat. Who sits there already changes places or the name. A seat nobody bets from for a quarter of an hour is free.',
  request: z.object({
    ...meFields,
    ...tableFields,
    /** From 1; absent: the first that is free. */
    seat: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(12, 'aboveMaximum'))),
    name_shown: z.enum(['masked', 'nickname']),
    /** Of `nickname`: letters, digits and blanks of any language. */
    nickname: z.optional(requiredText(16)),
  }),
  response: z.object({ seat: z.int() }),
  errors: ['gameNotFound', 'tableNotFound', 'seatTaken', 'textRefused'],
});
