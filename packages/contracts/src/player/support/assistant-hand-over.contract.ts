import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { talkId } from './assistant-records.ts';

export const assistantHandOver = defineCall({
  method: 'POST',
  path: '/api/assistant/hand_over',
  access: 'visitor',
  summary:
    'Hands a session to the people of the site: by chat where somebody is there, else by a ticket.',
  request: z.object({ ...whoFields, session_id: talkId }),
  response: z.object({
    conversation_id: z.optional(z.string()),
    ticket: z.optional(z.boolean()),
  }),
  errors: ['assistantNotFound', 'guestsNotAllowed'],
});
