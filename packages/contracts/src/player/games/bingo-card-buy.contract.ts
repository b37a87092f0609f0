import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoCard, bingoErrors, bingoGameId } from '../../shared/bingo.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import { roundRecord } from '../../shared/play.ts';

export const bingoCardBuy = defineCall({
  method: 'POST',
  path: '/api/bingo/card_buy',
  access: 'player',
  summary:
    'Buys cards of a game that is sold; they come from the player’s seeds, one nonce a purchase. `tooManyCards` says how many are left in `statusDetail`.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    game_id: bingoGameId,
    count: z.int().check(z.gte(1, 'belowMinimum'), z.lte(96, 'aboveMaximum')),
  }),
  response: z.object({
    value: z.object({ purchase: roundRecord, cards: z.array(bingoCard) }),
    ...balanceFields,
  }),
  errors: [...bingoErrors],
  movesMoney: true,
});
