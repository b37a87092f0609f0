import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { cashOut, offerChange, partInput } from '../../shared/cash-out.ts';
import { balanceFields, id, meFields, requestIdField, requiredText } from '../../shared/fields.ts';

export const cashOutTake = defineCall({
  method: 'POST',
  path: '/api/sports/cash_out_take',
  access: 'player',
  summary: 'Takes a bet, or a part of it, out at what was offered; with a live leg it waits first.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    bet_id: id,
    offer_id: requiredText(200),
    part: partInput,
    offer_change: offerChange,
  }),
  response: z.object({ cash_out: cashOut, ...balanceFields }),
  errors: ['betNotFound', 'cashOutMoved', 'cashOutUnavailable', 'offerExpired', 'requestIdReused'],
  movesMoney: true,
});
