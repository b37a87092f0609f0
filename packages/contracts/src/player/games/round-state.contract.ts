import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { gameFields, sharedBet } from '../../shared/play.ts';

export const roundState = defineCall({
  method: 'POST',
  path: '/api/play/round_state',
  access: 'public',
  summary: 'The shared round of a game that is under way, and the ones before it.',
  request: z.object({ ...siteFields, ...gameFields }),
  response: z.object({
    value: z.object({
      round_id: z.string(),
      phase: z.enum(['betting', 'running', 'settled']),
      /** End of the betting, or of the pause; null while the round runs: nobody knows before it ends. */
      phase_ends_at: z.nullable(z.string()),
      started_at: z.nullable(z.string()),
      server_time: z.string(),
      /** With a `source`: the block of this height (`index`) in that public chain decides, and `hash` is empty. */
      commitment: z.object({ hash: z.string(), index: z.int(), source: z.optional(z.string()) }),
      /** Names masked. */
      bets: z.array(sharedBet),
      /** Newest first. */
      previous: z.array(
        z.object({
          round_id: z.string(),
          index: z.int(),
          /** Empty: the round was called off; its outcome says why in `void`. */
          hash: z.string(),
          outcome: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  }),
  errors: ['gameNotFound'],
});
