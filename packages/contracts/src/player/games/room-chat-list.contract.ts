import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, siteFields, text } from '../../shared/fields.ts';
import { roomInput, roomMessage } from './room-chat-records.ts';

export const roomChatList = defineCall({
  method: 'POST',
  path: '/api/play/chat_list',
  access: 'public',
  summary: 'What was said in a room, newest first; 90 days of it are kept.',
  request: z.object({ ...siteFields, room: roomInput, cursor: z.optional(text(200)) }),
  response: z.object({ value: z.array(roomMessage), ...nextCursor }),
  errors: ['tableNotFound', 'chatOff'],
});
