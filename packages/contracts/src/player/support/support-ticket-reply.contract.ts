import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { ticket, ticketId, ticketText } from './ticket-records.ts';

export const supportTicketReply = defineCall({
  method: 'POST',
  path: '/api/support/ticket_reply',
  access: 'visitor',
  summary: 'Writes on in a ticket, which is open again by that.',
  request: z.object({ ...whoFields, ticket_id: ticketId, text: ticketText, ...requestIdField }),
  response: z.object({ value: ticket }),
  errors: ['ticketNotFound', 'ticketClosed', 'requestIdReused'],
});
