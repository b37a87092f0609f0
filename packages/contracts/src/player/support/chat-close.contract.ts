import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { conversation, conversationId } from './chat-records.ts';

export const chatClose = defineCall({
  method: 'POST',
  path: '/api/chat/close',
  access: 'visitor',
  summary: 'Ends a talk.',
  request: z.object({ ...whoFields, conversation_id: conversationId }),
  response: z.object({ value: conversation }),
  errors: ['conversationNotFound'],
  worksInMaintenance: true,
});
