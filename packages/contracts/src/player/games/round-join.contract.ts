import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField, uuid } from '../../shared/fields.ts';
import {
  linesInput,
  paramsInput,
  stakeErrors,
  stakeInput,
  tableBet,
  tableFields,
} from '../../shared/play.ts';

export const roundJoin = defineCall({
  method: 'POST',
  path: '/api/play/round_join',
  access: 'player',
  summary: 'Bets on a shared round while its betting is open, or changes what was bet.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...tableFields,
    round_id: uuid,
    /** One bet; or `bets`, a ticket of several lines: all of them or none. */
    stake: z.optional(stakeInput),
    params: z.optional(paramsInput),
    bets: z.optional(linesInput),
    /**
     * The player's ticket on this round becomes exactly these bets, and only the difference moves;
     * no bets take it back.
     */
    replace: z.optional(z.boolean()),
  }),
  response: z.object({ value: tableBet, ...balanceFields }),
  errors: [
    ...stakeErrors,
    'roundNotFound',
    'roundClosed',
    'tooManyBets',
    'tableNotFound',
    'ticketNotFound',
  ],
  movesMoney: true,
});
