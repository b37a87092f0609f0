import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { subscriptionRecord } from '../../shared/lottery.ts';

export const lotterySubscriptionList = defineCall({
  method: 'POST',
  path: '/api/lottery/subscription_list',
  access: 'player',
  summary: 'Subscriptions of the player, newest first; ended ones of the last year too.',
  request: z.object({ ...meFields }),
  response: z.object({ value: z.array(subscriptionRecord) }),
  errors: [],
});
