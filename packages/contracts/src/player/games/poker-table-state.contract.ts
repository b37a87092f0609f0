import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { nextHand, pokerTable, pokerTableField, publicHand, publicSeat } from './poker-records.ts';

export const pokerTableState = defineCall({
  method: 'POST',
  path: '/api/poker/table_state',
  access: 'public',
  summary: 'A table as everybody may see it.',
  request: z.object({ ...siteFields, ...pokerTableField }),
  response: z.object({
    table: pokerTable,
    /** Raised with every change: what is older than what is shown is not shown. */
    state_no: z.int(),
    server_time: z.string(),
    hand: z.nullable(publicHand),
    next: z.nullable(nextHand),
    seats: z.array(publicSeat),
  }),
  errors: ['tableNotFound'],
});
