import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields, uuid } from '../../shared/fields.ts';

export const pokerHandList = defineCall({
  method: 'POST',
  path: '/api/poker/hand_list',
  access: 'player',
  summary: 'Hands the player was dealt into, newest first.',
  request: z.object({ ...meFields, ...pageFields, table_id: z.optional(uuid) }),
  response: z.object({
    value: z.array(
      z.object({
        hand_id: z.string(),
        table_id: z.string(),
        table_name: z.string(),
        hand_no: z.int(),
        currency: z.string(),
        ended_at: z.string(),
        board: z.array(z.int()),
        pot: z.string(),
        stake: z.string(),
        payout: z.string(),
        net: z.string(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
