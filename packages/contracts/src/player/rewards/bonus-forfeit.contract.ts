import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, id, meFields, requestIdField, uuid } from '../../shared/fields.ts';
import { bonus } from '../../shared/rewards.ts';

export const bonusForfeit = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_forfeit',
  access: 'player',
  summary: 'Gives a bonus up as it was quoted.',
  request: z.object({ ...meFields, bonus_id: uuid, quote_id: id, ...requestIdField }),
  response: z.object({ value: bonus, ...balanceFields }),
  errors: ['bonusNotFound', 'quoteChanged', 'bonusOver', 'requestIdReused'],
  movesMoney: true,
});
