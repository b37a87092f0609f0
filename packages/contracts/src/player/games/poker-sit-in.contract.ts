import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { hex64, holderErrors, holderFields, pokerTableField, seatAnswer } from './poker-records.ts';

export const pokerSitIn = defineCall({
  method: 'POST',
  path: '/api/poker/sit_in',
  access: 'public',
  summary:
    'Returns to the game, and says whether missed blinds are paid now or the big one is awaited.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    /** Pay the missed blinds with the next hand. */
    post: z.optional(z.boolean()),
    /** From now on this device acts for the seat. */
    takeover: z.optional(z.boolean()),
    /** A new promise, where the old seed is lost. */
    commit: z.optional(hex64),
  }),
  response: z.object(seatAnswer),
  /** otherGameOpen: another device acts for the seat. */
  errors: [...holderErrors, 'notSeated', 'buyInTooLow', 'otherGameOpen'],
});
