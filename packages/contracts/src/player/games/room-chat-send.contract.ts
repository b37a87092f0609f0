import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requestIdField, requiredText } from '../../shared/fields.ts';
import { roomInput, roomMessage } from './room-chat-records.ts';

export const roomChatSend = defineCall({
  method: 'POST',
  path: '/api/play/chat_send',
  access: 'player',
  summary:
    'Says something in a room. Links, digits of phones and wallets, and words the site does not want are refused.',
  request: z.object({ ...meFields, room: roomInput, text: requiredText(200), ...requestIdField }),
  response: z.object({ value: roomMessage }),
  errors: ['tableNotFound', 'chatOff', 'chatMuted', 'textRefused', 'requestIdReused'],
});
