import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { conversation } from './chat-records.ts';

export const chatConversationList = defineCall({
  method: 'POST',
  path: '/api/chat/conversation_list',
  access: 'visitor',
  summary: 'Talks of who asks, newest first.',
  request: z.object({ ...whoFields, ...pageFields }),
  response: z.object({ value: z.array(conversation), ...nextCursor }),
  errors: [],
  worksInMaintenance: true,
});
