import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoHolderErrors } from '../../shared/bingo.ts';
import { uuid } from '../../shared/fields.ts';
import { holderFields } from './poker-records.ts';

export const bingoDaub = defineCall({
  method: 'POST',
  path: '/api/bingo/daub',
  access: 'public',
  summary:
    'Marks a called number on a card, for show alone: the server claims for every card, marked or not.',
  request: z.object({
    ...holderFields,
    card_id: uuid,
    number: z.int().check(z.gte(1, 'belowMinimum'), z.lte(90, 'aboveMaximum')),
  }),
  response: z.object({ value: z.object({ daubed: z.array(z.int()) }) }),
  errors: [...bingoHolderErrors, 'ticketNotFound', 'notCalled'],
});
