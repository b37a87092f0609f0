import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { cashReward } from '../../shared/rewards.ts';

export const rewardList = defineCall({
  method: 'POST',
  path: '/api/rewards/reward_list',
  access: 'player',
  summary: 'Cash rewards of the player: rakeback, cashback, reload.',
  request: z.object({ ...meFields }),
  response: z.object({ value: z.array(cashReward) }),
  errors: [],
});
