import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { answerSource, talkId } from './assistant-records.ts';

export const assistantHistory = defineCall({
  method: 'POST',
  path: '/api/assistant/history',
  access: 'visitor',
  summary: 'What was asked and answered in a session.',
  request: z.object({ ...whoFields, session_id: talkId }),
  response: z.object({
    value: z.array(
      z.object({
        from: z.enum(['player', 'assistant']),
        message_id: z.string(),
        text: z.string(),
        sources: z.array(answerSource),
        helpful: z.nullable(z.boolean()),
        created_at: z.string(),
      }),
    ),
  }),
  errors: ['assistantNotFound'],
});
