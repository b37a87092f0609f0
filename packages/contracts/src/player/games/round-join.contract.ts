import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField, uuid } from '../../shared/fields.ts';
import { gameFields, paramsInput, stakeErrors, stakeInput, tableBet } from '../../shared/play.ts';

export const roundJoin = defineCall({
  method: 'POST',
  path: '/api/play/round_join',
  access: 'player',
  summary: 'Bets on a shared round while its betting is open.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...gameFields,
    round_id: uuid,
    stake: stakeInput,
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: tableBet, ...balanceFields }),
  errors: [...stakeErrors, 'roundNotFound', 'roundClosed', 'tooManyBets'],
  movesMoney: true,
});
