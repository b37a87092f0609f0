import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText } from '../../shared/fields.ts';
import { pokerTableField, seatField } from './poker-records.ts';

export const pokerReport = defineCall({
  method: 'POST',
  path: '/api/poker/report',
  access: 'player',
  summary: 'Tells the operator of a player at a table.',
  request: z.object({
    ...meFields,
    ...pokerTableField,
    seat: seatField,
    reason: requiredText(500),
  }),
  response: nothing,
  errors: ['tableNotFound', 'notSeated'],
});
