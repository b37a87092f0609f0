import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields, uuid } from '../../shared/fields.ts';
import { playReference } from '../../shared/rewards.ts';

export const bonusProgress = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_progress',
  access: 'player',
  summary: 'What each bet and round counted towards a bonus, or why it did not.',
  request: z.object({ ...meFields, bonus_id: uuid, ...pageFields }),
  response: z.object({
    value: z.array(
      z.object({
        reference: playReference,
        game_name: z.string(),
        at: z.string(),
        stake: z.string(),
        cash: z.string(),
        bonus: z.string(),
        weight_bp: z.int(),
        counted: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
    total: z.object({ counted: z.string(), required: z.string() }),
    ...nextCursor,
  }),
  errors: ['bonusNotFound'],
});
