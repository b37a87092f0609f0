import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { conversationId } from './chat-records.ts';

export const chatTyping = defineCall({
  method: 'POST',
  path: '/api/chat/typing',
  access: 'visitor',
  summary: 'Tells those who read along that somebody writes, or stopped.',
  request: z.object({ ...whoFields, conversation_id: conversationId, is_typing: z.boolean() }),
  response: z.object({}),
  errors: ['conversationNotFound'],
  worksInMaintenance: true,
});
