import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import {
  chipsInput,
  hex64,
  holderErrors,
  holderFields,
  pokerTableField,
  seatAnswer,
  seatField,
} from './poker-records.ts';

export const pokerSit = defineCall({
  method: 'POST',
  path: '/api/poker/sit',
  access: 'public',
  summary: 'Takes a seat and buys chips. Who waited is given a seat that is drawn.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    ...requestIdField,
    /** Absent: a free one is drawn. */
    seat: z.optional(seatField),
    buy_in: chipsInput,
    /** Promise of the seed for the next cut: SHA-256 of its text. */
    commit: hex64,
  }),
  response: z.object(seatAnswer),
  /** buyInTooLow and buyInTooHigh tell the limit in their detail. */
  errors: [
    ...holderErrors,
    'seatTaken',
    'tooManyTables',
    'buyInTooLow',
    'buyInTooHigh',
    'insufficientFunds',
    'limitReached',
    'selfExcluded',
    'accountPending',
    'BLOCK',
    'CLOSE',
    'gameUnavailable',
    'requestIdReused',
  ],
  movesMoney: true,
});
