import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, requiredText, siteFields } from '../../shared/fields.ts';
import { promotionCard, terms } from '../../shared/rewards.ts';

export const promotionDetail = defineCall({
  method: 'POST',
  path: '/api/rewards/promotion_detail',
  access: 'public',
  summary: 'One promotion with its terms and, for a player, their progress.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    promotion_code: id,
  }),
  response: z.object({
    value: z.extend(promotionCard, {
      /** Sanitised HTML. */
      body: z.string(),
      terms,
      progress: z.nullable(z.object({ done: z.string(), target: z.string(), unit: z.string() })),
      bonus_id: z.nullable(z.string()),
    }),
  }),
  errors: ['promotionNotFound'],
});
