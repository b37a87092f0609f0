import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';

export const bonusForfeitPreview = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_forfeit_preview',
  access: 'player',
  summary: 'What giving a bonus up keeps and what it loses.',
  request: z.object({ ...meFields, bonus_id: uuid }),
  response: z.object({
    value: z.object({
      quote_id: z.string(),
      expires_at: z.string(),
      keep: z.object({ cash: z.string(), withdrawable: z.string() }),
      lose: z.object({
        bonus: z.string(),
        winnings: z.string(),
        open_bets: z.array(z.object({ type: z.string(), id: z.string(), bonus_stake: z.string() })),
        counted: z.string(),
        required: z.string(),
      }),
    }),
  }),
  errors: ['bonusNotFound', 'bonusOver'],
});
