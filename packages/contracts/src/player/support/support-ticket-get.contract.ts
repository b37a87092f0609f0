import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { ticket, ticketId } from './ticket-records.ts';

export const supportTicketGet = defineCall({
  method: 'POST',
  path: '/api/support/ticket_get',
  access: 'visitor',
  summary: 'One ticket with everything that was written.',
  request: z.object({ ...whoFields, ticket_id: ticketId }),
  response: z.object({ value: ticket }),
  errors: ['ticketNotFound'],
});
