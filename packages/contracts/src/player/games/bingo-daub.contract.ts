import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';

export const bingoDaub = defineCall({
  method: 'POST',
  path: '/api/bingo/daub',
  access: 'player',
  summary:
    'Marks a called number on a card, for show alone: the server claims for every card, marked or not.',
  request: z.object({
    ...meFields,
    card_id: uuid,
    number: z.int().check(z.gte(1, 'belowMinimum'), z.lte(90, 'aboveMaximum')),
  }),
  response: z.object({ value: z.object({ daubed: z.array(z.int()) }) }),
  errors: ['ticketNotFound', 'notCalled'],
});
