import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { cashOut } from '../../shared/cash-out.ts';
import { id, meFields } from '../../shared/fields.ts';

export const cashOutStatus = defineCall({
  method: 'POST',
  path: '/api/sports/cash_out_status',
  access: 'player',
  summary: 'How a cash-out stands: taken, waiting for its moment, or refused.',
  request: z.object({ ...meFields, cash_out_id: id }),
  response: z.object({ cash_out: cashOut }),
  errors: ['betNotFound'],
});
