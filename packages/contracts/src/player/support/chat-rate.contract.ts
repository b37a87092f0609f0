import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { text } from '../../shared/fields.ts';
import { whoFields } from '../../shared/who.ts';
import { conversationId } from './chat-records.ts';

export const chatRate = defineCall({
  method: 'POST',
  path: '/api/chat/rate',
  access: 'visitor',
  summary: 'What somebody thinks of a talk, from 1 to 5.',
  request: z.object({
    ...whoFields,
    conversation_id: conversationId,
    rating: z.int().check(z.gte(1, 'belowMinimum'), z.lte(5, 'aboveMaximum')),
    comment: z.optional(text(500)),
  }),
  response: z.object({}),
  errors: ['conversationNotFound'],
  worksInMaintenance: true,
});
