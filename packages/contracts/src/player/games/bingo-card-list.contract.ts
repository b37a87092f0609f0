import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoGameId, bingoOwnCard } from '../../shared/bingo.ts';
import { meFields } from '../../shared/fields.ts';

export const bingoCardList = defineCall({
  method: 'POST',
  path: '/api/bingo/card_list',
  access: 'player',
  summary: 'The player’s cards in a game, in the order of sale, and what they won.',
  request: z.object({ ...meFields, game_id: bingoGameId }),
  response: z.object({ value: z.array(bingoOwnCard) }),
  errors: ['drawNotFound'],
});
