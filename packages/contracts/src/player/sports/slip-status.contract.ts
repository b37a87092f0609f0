import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { slip } from '../../shared/slip.ts';

export const slipStatus = defineCall({
  method: 'POST',
  path: '/api/sports/slip_status',
  access: 'player',
  summary: 'How a slip stands: taken, waiting for its moment, or refused, with its bets.',
  request: z.object({ ...meFields, slip_id: id }),
  response: z.object({ slip }),
  errors: ['slipNotFound'],
});
