import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { spinRecord } from '../../shared/rewards.ts';

export const spinList = defineCall({
  method: 'POST',
  path: '/api/rewards/spin_list',
  access: 'player',
  summary: 'Spins of the player, the newest first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(spinRecord), ...nextCursor }),
  errors: ['gameUnavailable'],
});
