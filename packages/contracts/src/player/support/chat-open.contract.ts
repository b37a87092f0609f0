import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField, text } from '../../shared/fields.ts';
import { newGuestField, whoFields } from '../../shared/who.ts';
import { chatMessage, chatText, contactEmail, conversation } from './chat-records.ts';

export const chatOpen = defineCall({
  method: 'POST',
  path: '/api/chat/open',
  access: 'visitor',
  summary: 'Begins a talk with the people of the site; who has one open gets that one.',
  request: z.object({
    ...whoFields,
    text: z.optional(chatText),
    topic: z.optional(text(40)),
    name: z.optional(text(60)),
    contact_email: contactEmail,
    page: z.optional(text(200)),
    ...requestIdField,
  }),
  response: z.object({ value: conversation, messages: z.array(chatMessage), ...newGuestField }),
  errors: ['chatOffline', 'guestsNotAllowed', 'requestIdReused'],
  worksInMaintenance: true,
});
