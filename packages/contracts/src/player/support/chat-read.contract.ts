import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { conversationId, seq } from './chat-records.ts';

export const chatRead = defineCall({
  method: 'POST',
  path: '/api/chat/read',
  access: 'visitor',
  summary: 'What was read of a talk, by the number of its last message.',
  request: z.object({ ...whoFields, conversation_id: conversationId, seq }),
  response: z.object({ unread: z.int() }),
  errors: ['conversationNotFound'],
  worksInMaintenance: true,
});
