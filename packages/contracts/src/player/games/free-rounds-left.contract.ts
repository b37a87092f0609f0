import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const freeRoundsLeft = defineCall({
  method: 'POST',
  path: '/api/product/free_rounds_left',
  access: 'player',
  summary: 'Free rounds the player may still play, by game, the first to end first.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        game_code: z.string(),
        left: z.int(),
        /** What each round is worth. */
        stake: z.string(),
        currency: z.string(),
        valid_until: z.string(),
      }),
    ),
  }),
  errors: [],
});
