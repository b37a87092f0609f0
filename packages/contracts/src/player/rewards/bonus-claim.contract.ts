import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField, uuid } from '../../shared/fields.ts';
import { bonus } from '../../shared/rewards.ts';

export const bonusClaim = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_claim',
  access: 'player',
  summary: 'Takes an offered bonus: it becomes active, or waits for the one before.',
  request: z.object({ ...meFields, bonus_id: uuid, ...requestIdField }),
  response: z.object({ value: bonus, ...balanceFields }),
  errors: [
    'bonusNotFound',
    'alreadyClaimed',
    'bonusOver',
    'bonusStacking',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
