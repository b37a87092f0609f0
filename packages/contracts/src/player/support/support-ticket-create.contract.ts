import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField, requiredText, text } from '../../shared/fields.ts';
import { newGuestField, whoFields } from '../../shared/who.ts';
import { contactEmail } from './chat-records.ts';
import { ticketText, ticketTopic } from './ticket-records.ts';

export const supportTicketCreate = defineCall({
  method: 'POST',
  path: '/api/support/ticket_create',
  access: 'visitor',
  summary:
    'Writes to the people of the site; the answer comes by mail, and to players in their inbox.',
  request: z.object({
    ...whoFields,
    topic: ticketTopic,
    subject: z.optional(text(120)),
    text: ticketText,
    contact_email: contactEmail,
    form_token: requiredText(400),
    /** Stands in no form that people see. */
    website: z.optional(text(400)),
    ...requestIdField,
  }),
  response: z.object({ ticket_id: z.string(), ticket_number: z.string(), ...newGuestField }),
  errors: ['formExpired', 'requestIdReused'],
});
