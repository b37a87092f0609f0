import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing } from '../../shared/fields.ts';
import {
  handNoField,
  hex64,
  holderErrors,
  holderFields,
  pokerTableField,
} from './poker-records.ts';

export const pokerSeed = defineCall({
  method: 'POST',
  path: '/api/poker/seed',
  access: 'public',
  summary: 'Shows the promised seed for the cut of a hand, and promises that of the hand after.',
  request: z.object({
    ...holderFields,
    ...pokerTableField,
    hand_no: handNoField,
    seed: hex64,
    next_commit: hex64,
  }),
  response: nothing,
  errors: [...holderErrors, 'notSeated', 'handNotFound', 'actionNotAllowed', 'otherGameOpen'],
});
