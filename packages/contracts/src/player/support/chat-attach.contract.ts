import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField, text } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { chatMessage, chatTextMax, conversationId } from './chat-records.ts';

export const chatAttach = defineCall({
  method: 'POST',
  path: '/api/chat/attach',
  access: 'visitor',
  summary: 'Puts a picture or a PDF into a talk, as `multipart/form-data`.',
  request: z.object({
    ...whoFields,
    conversation_id: conversationId,
    file: z.file(),
    text: z.optional(text(chatTextMax)),
    ...requestIdField,
  }),
  response: z.object({ value: chatMessage }),
  errors: [
    'conversationNotFound',
    'conversationClosed',
    'invalidFile',
    'tooManyFiles',
    'requestIdReused',
  ],
  worksInMaintenance: true,
  takesFile: true,
});
