import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField, uuid } from '../../shared/fields.ts';
import { tableBet } from '../../shared/play.ts';

export const roundCashOut = defineCall({
  method: 'POST',
  path: '/api/play/round_cash_out',
  access: 'player',
  summary:
    'Leaves a running shared round with all or part of a bet, or takes a bet back before it runs.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    round_id: uuid,
    bet_id: uuid,
    /** Part of the bet: `"0.5"`; all of what is left when absent. */
    fraction: z.optional(z.string().check(z.regex(/^(1|0\.\d{1,4})$/, 'invalidAmount'))),
    /**
     * Takes all of the bet back while the round still takes bets; `tooLate` once it runs, at which
     * nothing is cashed out.
     */
    is_cancel: z.optional(z.boolean()),
  }),
  response: z.object({ value: tableBet, ...balanceFields }),
  errors: ['roundNotFound', 'tooLate', 'requestIdReused'],
  movesMoney: true,
});
