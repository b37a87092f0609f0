import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing } from '../../shared/fields.ts';
import { handNoField, holderErrors, holderFields, pokerTableField } from './poker-records.ts';

const card = z.int().check(z.gte(0, 'belowMinimum'), z.lte(51, 'aboveMaximum'));

export const pokerShow = defineCall({
  method: 'POST',
  path: '/api/poker/show',
  access: 'public',
  summary: 'Shows one or both of one’s cards after the hand, until the next begins.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    hand_no: handNoField,
    cards: z.array(card).check(z.minLength(1, 'required'), z.maxLength(2, 'tooLong')),
  }),
  response: nothing,
  errors: [...holderErrors, 'handNotFound', 'actionNotAllowed'],
});
