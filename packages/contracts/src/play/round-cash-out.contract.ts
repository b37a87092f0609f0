import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { balanceFields, meFields, requestIdField, uuid } from '../shared/fields.ts';
import { tableBet } from '../shared/play.ts';

export const roundCashOut = defineCall({
  method: 'POST',
  path: '/api/play/round_cash_out',
  access: 'player',
  summary: 'Leaves a running shared round with all or part of a bet.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    round_id: uuid,
    bet_id: uuid,
    /** Part of the bet: `"0.5"`; all of what is left when absent. */
    fraction: z.optional(z.string().check(z.regex(/^(1|0\.\d{1,4})$/, 'invalidAmount'))),
  }),
  response: z.object({ value: tableBet, ...balanceFields }),
  errors: ['roundNotFound', 'tooLate', 'requestIdReused'],
  movesMoney: true,
});
