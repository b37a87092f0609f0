import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  handNoField,
  holderErrors,
  holderFields,
  openedCard,
  pokerTableField,
} from './poker-records.ts';

export const pokerCards = defineCall({
  method: 'POST',
  path: '/api/poker/cards',
  access: 'public',
  summary:
    'One’s own two cards of a hand with their proofs: the only answer with a card nobody has shown.',
  request: z.object({ ...holderFields, ...pokerTableField, hand_no: handNoField }),
  response: z.object({
    cards: z.array(z.int()),
    leaves: z.array(z.string()),
    proofs: z.array(openedCard.shape.proof),
  }),
  errors: [...holderErrors, 'handNotFound'],
});
