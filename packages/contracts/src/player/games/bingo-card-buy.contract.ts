import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoBalances, bingoCard, bingoErrors, bingoGameId } from '../../shared/bingo.ts';
import { requestIdField } from '../../shared/fields.ts';
import { roundRecord } from '../../shared/play.ts';
import { holderFields } from './poker-records.ts';

export const bingoCardBuy = defineCall({
  method: 'POST',
  path: '/api/bingo/card_buy',
  access: 'public',
  summary:
    'Buys cards of a game that is sold; they come from the player’s seeds, one nonce a purchase. In a room of play money `demo_id` stands in place of the player; who has no purse yet gets one. `tooManyCards` says how many are left in `statusDetail`.',
  request: z.object({
    ...holderFields,
    ...requestIdField,
    game_id: bingoGameId,
    count: z.int().check(z.gte(1, 'belowMinimum'), z.lte(96, 'aboveMaximum')),
  }),
  response: z.object({
    value: z.object({ purchase: roundRecord, cards: z.array(bingoCard) }),
    ...bingoBalances,
  }),
  errors: [...bingoErrors],
  movesMoney: true,
});
