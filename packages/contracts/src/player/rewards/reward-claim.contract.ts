import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, id, meFields, requestIdField, requiredText } from '../../shared/fields.ts';

export const rewardClaim = defineCall({
  method: 'POST',
  path: '/api/rewards/reward_claim',
  access: 'player',
  summary: 'Takes what a cash reward has ready.',
  request: z.object({
    ...meFields,
    reward_code: id,
    period_key: z.optional(requiredText(40)),
    ...requestIdField,
  }),
  response: z.object({
    value: z.object({ claim_id: z.string(), amount: z.string(), remainder_e8: z.string() }),
    ...balanceFields,
  }),
  errors: [
    'promotionNotFound',
    'nothingToClaim',
    'alreadyClaimed',
    'rewardOver',
    'budgetSpent',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
