import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { bonus, bonusState } from '../../shared/rewards.ts';

export const bonusList = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_list',
  access: 'player',
  summary: 'Bonuses of the player, the newest first.',
  request: z.object({ ...meFields, states: z.optional(z.array(bonusState)), ...pageFields }),
  response: z.object({ value: z.array(bonus), ...nextCursor }),
  errors: [],
});
