import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, requestIdField } from '../../shared/fields.ts';
import { promotionCard } from '../../shared/rewards.ts';

export const promotionOptIn = defineCall({
  method: 'POST',
  path: '/api/rewards/promotion_opt_in',
  access: 'player',
  summary: 'Agrees to the terms of a promotion; twice is once.',
  request: z.object({ ...meFields, promotion_code: id, terms_version: id, ...requestIdField }),
  response: z.object({ value: promotionCard }),
  errors: [
    'promotionNotFound',
    'termsChanged',
    'notEligible',
    'promotionOver',
    'bonusStacking',
    'budgetSpent',
    'selfExcluded',
    'requestIdReused',
  ],
});
