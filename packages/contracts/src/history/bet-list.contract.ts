import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { meFields, nextCursor, pageFields, rangeFields, rangeInOrder } from '../shared/fields.ts';
import { betRecord } from '../shared/records.ts';

export const betList = defineCall({
  method: 'POST',
  path: '/api/history/bet_list',
  access: 'player',
  summary: 'Bets of the player, newest first.',
  request: z
    .object({
      ...meFields,
      ...pageFields,
      ...rangeFields,
      status: z.optional(z.enum(['open', 'settled'])),
      product: z.optional(z.enum(['sports', 'games'])),
    })
    .check(rangeInOrder),
  response: z.object({ value: z.array(betRecord), ...nextCursor }),
  errors: [],
});
