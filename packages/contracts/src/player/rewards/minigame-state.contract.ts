import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { miniRound, prize } from '../../shared/rewards.ts';

export const minigameState = defineCall({
  method: 'POST',
  path: '/api/rewards/minigame_state',
  access: 'player',
  summary: 'The games with tokens: tables, odds, open rounds, how tokens are earned.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.object({
      games: z.array(
        z.object({
          game: z.enum(['pick', 'scratch', 'match']),
          cost: z.int(),
          table: z.array(
            z.object({
              prize,
              weight: z.optional(z.number()),
              box: z.optional(z.int()),
              symbol: z.optional(z.int()),
              worth: z.int(),
            }),
          ),
          rtp: z.object({ exact: z.string(), decimal: z.string() }),
        }),
      ),
      open: z.array(miniRound),
      earn: z.array(z.object({ text: z.string(), link: z.string() })),
    }),
    token_balance: z.string(),
    frozen_token: z.string(),
  }),
  errors: ['gameUnavailable'],
});
