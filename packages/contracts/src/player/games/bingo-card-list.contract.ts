import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoGameId, bingoHolderErrors, bingoOwnCard } from '../../shared/bingo.ts';
import { holderFields } from './poker-records.ts';

export const bingoCardList = defineCall({
  method: 'POST',
  path: '/api/bingo/card_list',
  access: 'public',
  summary:
    'The player’s cards in a game, in the order of sale, and what they won; or those of a purse.',
  request: z.object({ ...holderFields, game_id: bingoGameId }),
  response: z.object({ value: z.array(bingoOwnCard), demo_balance: z.optional(z.string()) }),
  errors: [...bingoHolderErrors, 'drawNotFound'],
});
