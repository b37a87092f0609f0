import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoGameId } from '../../shared/bingo.ts';
import { siteFields } from '../../shared/fields.ts';

export const bingoCardsFile = defineCall({
  method: 'POST',
  path: '/api/bingo/cards_file',
  access: 'public',
  summary:
    'All cards of a settled game as text: `game_id|count|sales|root`, then one leaf text a line in the order of sale.',
  request: z.object({ ...siteFields, game_id: bingoGameId }),
  response: z.object({}),
  answersWith: 'text/plain',
  errors: ['drawNotFound'],
});
