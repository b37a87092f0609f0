import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageFields } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { chatMessage, conversationId, seq } from './chat-records.ts';

export const chatMessageList = defineCall({
  method: 'POST',
  path: '/api/chat/message_list',
  access: 'visitor',
  summary: 'Messages of a talk by rising number, after one or before one.',
  request: z.object({
    ...whoFields,
    conversation_id: conversationId,
    after_seq: z.optional(seq),
    before_seq: z.optional(seq),
    limit: pageFields.limit,
  }),
  response: z.object({ value: z.array(chatMessage), last_seq: z.int() }),
  errors: ['conversationNotFound'],
  worksInMaintenance: true,
});
