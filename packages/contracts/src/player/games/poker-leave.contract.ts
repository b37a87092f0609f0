import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import { holderErrors, holderFields, pokerTableField, seatAnswer } from './poker-records.ts';

export const pokerLeave = defineCall({
  method: 'POST',
  path: '/api/poker/leave',
  access: 'public',
  summary:
    'Leaves the table: at once, or, with a hand in play, after it; the hand is folded at its turn. The chips that are left are paid out.',
  request: z.object({ ...holderFields, ...pokerTableField, ...requestIdField }),
  /** `chips`: what is still on the table. */
  response: z.object(seatAnswer),
  errors: [...holderErrors, 'notSeated', 'requestIdReused'],
});
