import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';
import { tableFields } from '../../shared/play.ts';

export const seatLeave = defineCall({
  method: 'POST',
  path: '/api/play/seat_leave',
  access: 'player',
  summary: 'Stands up from a table; bets stay.',
  request: z.object({ ...meFields, ...tableFields }),
  response: nothing,
  errors: ['gameNotFound', 'tableNotFound', 'notSeated'],
});
