import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { gameFields } from '../../shared/play.ts';

export const gameBets = defineCall({
  method: 'POST',
  path: '/api/play/game_bets',
  access: 'public',
  summary:
    'Settled rounds of a game on this site, of everybody: the newest, or the highest stakes of a day.',
  request: z.object({ ...siteFields, ...gameFields, kind: z.enum(['newest', 'highest']) }),
  response: z.object({
    value: z.array(
      z.object({
        round_id: z.string(),
        /** Masked: `ju***7`. */
        account_id: z.string(),
        stake: z.string(),
        payout: z.string(),
        multiplier: z.string(),
        currency: z.string(),
        settled_at: z.string(),
      }),
    ),
  }),
  errors: ['gameNotFound'],
});
