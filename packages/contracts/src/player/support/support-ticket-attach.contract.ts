import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { supportFile } from './chat-records.ts';
import { ticketId } from './ticket-records.ts';

export const supportTicketAttach = defineCall({
  method: 'POST',
  path: '/api/support/ticket_attach',
  access: 'visitor',
  summary: 'Puts a picture or a PDF to a ticket, as `multipart/form-data`.',
  request: z.object({ ...whoFields, ticket_id: ticketId, file: z.file() }),
  response: z.object({ value: supportFile }),
  errors: ['ticketNotFound', 'ticketClosed', 'invalidFile', 'tooManyFiles'],
  takesFile: true,
});
