import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { ticket } from './ticket-records.ts';

export const supportTicketList = defineCall({
  method: 'POST',
  path: '/api/support/ticket_list',
  access: 'player',
  summary: 'Tickets of the player, newest first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(ticket), ...nextCursor }),
  errors: [],
});
