import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import {
  chipsInput,
  handNoField,
  holderErrors,
  holderFields,
  pokerTableField,
} from './poker-records.ts';

export const pokerAct = defineCall({
  method: 'POST',
  path: '/api/poker/act',
  access: 'public',
  summary: 'Acts at one’s turn.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    ...requestIdField,
    hand_no: handNoField,
    /** How many actions the client has seen in the hand. */
    step: z.int().check(z.gte(0, 'belowMinimum'), z.lte(10_000, 'aboveMaximum')),
    action: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'all_in']),
    /** Of bet and raise: the street's total raised to. */
    amount: z.optional(chipsInput),
  }),
  response: z.object({ step: z.int(), chips: z.string() }),
  /** raiseTooSmall tells the least in its detail. */
  errors: [
    ...holderErrors,
    'notSeated',
    'notYourTurn',
    'raiseTooSmall',
    'actionNotAllowed',
    'otherGameOpen',
    'requestIdReused',
  ],
});
