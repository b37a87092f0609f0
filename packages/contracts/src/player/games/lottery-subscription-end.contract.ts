import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';
import { subscriptionRecord } from '../../shared/lottery.ts';

export const lotterySubscriptionEnd = defineCall({
  method: 'POST',
  path: '/api/lottery/subscription_end',
  access: 'player',
  summary: 'Ends a subscription; tickets that are bought stay.',
  request: z.object({ ...meFields, subscription_id: uuid }),
  response: z.object({ value: subscriptionRecord }),
  errors: ['subscriptionNotFound'],
});
