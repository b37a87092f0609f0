import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText, uuid } from '../../shared/fields.ts';

export const roomChatReport = defineCall({
  method: 'POST',
  path: '/api/play/chat_report',
  access: 'player',
  summary: 'Tells the operator of words in a room; repeating changes nothing.',
  request: z.object({ ...meFields, message_id: uuid, reason: requiredText(200) }),
  response: nothing,
  errors: ['messageNotFound'],
});
