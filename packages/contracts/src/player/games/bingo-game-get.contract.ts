import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  bingoCommitment,
  bingoGame,
  bingoGameId,
  bingoStageShare,
  bingoWinner,
} from '../../shared/bingo.ts';
import { siteFields } from '../../shared/fields.ts';

export const bingoGameGet = defineCall({
  method: 'POST',
  path: '/api/bingo/game_get',
  access: 'public',
  summary: 'A game with the balls that were called, its winners, and what it can be checked by.',
  request: z.object({ ...siteFields, game_id: bingoGameId }),
  response: z.object({
    value: z.extend(bingoGame, {
      /** In their order; none ahead. */
      called: z.array(z.int()),
      ball_ms: z.int(),
      min_players: z.int(),
      stages: z.array(
        z.extend(bingoStageShare, {
          /** After which it was won, 1 the first; null until it is. */
          ball: z.nullable(z.int()),
          winners: z.array(bingoWinner),
          each: z.nullable(z.string()),
        }),
      ),
      /** What each winner of the last stage got besides; null when it came too late. */
      jackpot_each: z.nullable(z.string()),
      commitment: bingoCommitment,
      settled_at: z.nullable(z.string()),
    }),
  }),
  errors: ['drawNotFound'],
});
