import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { holderErrors, holderFields, pokerTableField } from './poker-records.ts';

export const pokerWait = defineCall({
  method: 'POST',
  path: '/api/poker/wait',
  access: 'public',
  summary: 'Waits for a seat, or no more.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    stop: z.optional(z.boolean()),
  }),
  response: z.object({ waiting: z.int() }),
  errors: [...holderErrors, 'seatTaken', 'gameUnavailable'],
});
