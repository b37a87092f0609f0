import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { contactEmail, conversationId } from './chat-records.ts';

export const chatToTicket = defineCall({
  method: 'POST',
  path: '/api/chat/to_ticket',
  access: 'visitor',
  summary: 'Ends a talk and makes a ticket of what was said in it.',
  request: z.object({ ...whoFields, conversation_id: conversationId, contact_email: contactEmail }),
  response: z.object({ ticket_id: z.string(), ticket_number: z.string() }),
  errors: ['conversationNotFound', 'conversationClosed'],
  worksInMaintenance: true,
});
