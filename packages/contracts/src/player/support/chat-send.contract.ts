import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { chatMessage, chatText, conversationId } from './chat-records.ts';

export const chatSend = defineCall({
  method: 'POST',
  path: '/api/chat/send',
  access: 'visitor',
  summary: 'Writes into a talk; into one that staff closed within the last day it opens it again.',
  request: z.object({
    ...whoFields,
    conversation_id: conversationId,
    text: chatText,
    ...requestIdField,
  }),
  response: z.object({ value: chatMessage }),
  errors: ['conversationNotFound', 'conversationClosed', 'requestIdReused'],
  worksInMaintenance: true,
});
