import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields, requiredText, siteFields } from '../../shared/fields.ts';
import { promotionCard } from '../../shared/rewards.ts';

export const promotionList = defineCall({
  method: 'POST',
  path: '/api/rewards/promotion_list',
  access: 'public',
  summary: 'What the site promotes; to a player with how it stands with them.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    ...pageFields,
  }),
  response: z.object({ value: z.array(promotionCard), ...nextCursor }),
  errors: [],
});
