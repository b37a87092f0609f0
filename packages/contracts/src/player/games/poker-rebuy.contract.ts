import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import {
  chipsInput,
  holderErrors,
  holderFields,
  pokerTableField,
  seatAnswer,
} from './poker-records.ts';

export const pokerRebuy = defineCall({
  method: 'POST',
  path: '/api/poker/rebuy',
  access: 'public',
  summary: 'Buys more chips; during a hand for after it.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    ...requestIdField,
    amount: chipsInput,
  }),
  response: z.object(seatAnswer),
  errors: [
    ...holderErrors,
    'notSeated',
    'buyInTooLow',
    'buyInTooHigh',
    'insufficientFunds',
    'limitReached',
    'selfExcluded',
    'accountPending',
    'BLOCK',
    'CLOSE',
    'requestIdReused',
  ],
  movesMoney: true,
});
